-- Changes of many products at once, with what each was before and after, so that one call puts them back.

create table product_changes (
  company_id uuid not null references companies,
  -- The client's own.
  id uuid not null,
  -- What was wished, as the contract has it.
  change jsonb not null,
  user_id uuid not null,
  -- SHA-256 of the request: the same id with another one is a conflict.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
call isolate_by_company('product_changes');
grant select, insert on product_changes to cuadra_app;

create table product_change_lines (
  company_id uuid not null,
  change_id uuid not null,
  product_id uuid not null,
  -- The fields that became another, by their names; of what was withdrawn none.
  before jsonb not null,
  after jsonb not null,
  undone_at timestamptz,
  primary key (company_id, change_id, product_id),
  foreign key (company_id, change_id) references product_changes,
  foreign key (company_id, product_id) references products
);
create index product_change_lines_product on product_change_lines (company_id, product_id);
call isolate_by_company('product_change_lines');
grant select, insert, update on product_change_lines to cuadra_app;
