-- What the store tells of a product beside what the cash register knows of it: some words, and more pictures after its own.

-- In two sizes as the browser made them. A product names one by its hash; several may name the same.
create table store_pictures (
  company_id uuid not null references companies,
  -- The first 128 bits of the SHA-256 of both sizes.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('image/webp', 'image/jpeg')),
  large bytea not null check (octet_length(large) <= 120000),
  small bytea not null check (octet_length(small) <= 24000),
  -- What it takes of the company's quota.
  bytes integer not null generated always as (octet_length(large) + octet_length(small)) stored,
  -- When it was last sent: a form that names it may be saved for a while after that.
  sent_at timestamptz not null default now(),
  primary key (company_id, hash)
);
-- They are compressed already.
alter table store_pictures alter column large set storage external, alter column small set storage external;
call isolate_by_company('store_pictures');
grant select, insert, update, delete on store_pictures to cuadra_app;

create table store_products (
  company_id uuid not null,
  -- The product's own.
  id uuid not null,
  description text not null default '',
  -- Hashes of store_pictures, in the order in which they are shown. Who takes pictures away waits for who names them.
  images text[] not null default '{}' check (cardinality(images) <= 5),
  version integer not null default 0,
  edited_at timestamptz,
  edited_by uuid,
  edit_id uuid,
  primary key (company_id, id),
  foreign key (company_id, id) references products
);
create trigger store_products_edited before update on store_products
  for each row when ((old.description, old.images) is distinct from (new.description, new.images))
  execute function note_edit();
create index store_products_images on store_products using gin (images) where images <> '{}';
call isolate_by_company('store_products');
grant select, insert, update on store_products to cuadra_app;
