-- Pictures of the steps of formulas (docs/decisions/0069), in two sizes as the browser made them. A version of a formula names one by
-- its hash and never changes, so that one that a step names stays; several steps and versions may name the same.
create table formula_pictures (
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
alter table formula_pictures alter column large set storage external, alter column small set storage external;
call isolate_by_company('formula_pictures');
grant select, insert, update, delete on formula_pictures to cuadra_app;

-- Until now there was no way to send one: what a step named was of no picture.
update formula_steps set image = null where image is not null;
alter table formula_steps add foreign key (company_id, image) references formula_pictures;
create index formula_steps_image on formula_steps (company_id, image) where image is not null;
