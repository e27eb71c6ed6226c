-- A product's picture, in two sizes as the browser made them. Its address is the hash of what it shows, so that what an
-- address answers never changes; `products.image` is the one there is, or null. It counts as no edit of the form.
create table product_pictures (
  company_id uuid not null,
  product_id uuid not null,
  -- The first 128 bits of the SHA-256 of both sizes.
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  type text not null check (type in ('image/webp', 'image/jpeg')),
  large bytea not null check (octet_length(large) <= 120000),
  small bytea not null check (octet_length(small) <= 24000),
  -- What it takes of the company's quota.
  bytes integer not null generated always as (octet_length(large) + octet_length(small)) stored,
  created_at timestamptz not null default now(),
  primary key (company_id, product_id),
  foreign key (company_id, product_id) references products
);
-- They are compressed already.
alter table product_pictures alter column large set storage external, alter column small set storage external;
create index product_pictures_by_hash on product_pictures (company_id, hash);
call isolate_by_company('product_pictures');
grant select, insert, update, delete on product_pictures to cuadra_app;
alter table products add column image text;
