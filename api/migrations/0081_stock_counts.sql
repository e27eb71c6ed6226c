-- Stock-taking: what people counted, by whom and when, and what was set right by it (docs/decisions/0036).

create table stock_counts (
  company_id uuid not null references companies,
  -- The client's own.
  id uuid not null,
  name text not null,
  -- `list`: what is counted is in it, a shelf.
  scope text not null check (scope in ('all', 'category', 'list')),
  category_id uuid,
  opened_by uuid not null,
  created_at timestamptz not null default now(),
  request_hash bytea not null,
  -- One higher with each batch of entries: what was looked at is what is applied.
  revision integer not null default 0,
  state text not null default 'open' check (state in ('open', 'applied', 'cancelled')),
  closed_by uuid,
  closed_at timestamptz,
  -- The request that closed it, by which a try after a lost answer is known.
  closing_id uuid,
  primary key (company_id, id),
  check ((category_id is not null) = (scope = 'category')),
  check ((closed_at is not null) = (state <> 'open'))
);
call isolate_by_company('stock_counts');
grant select, insert, update on stock_counts to cuadra_app;

-- Only ever added to; one that was a mistake is voided and stays.
create table stock_count_entries (
  company_id uuid not null,
  count_id uuid not null,
  -- The client's own, made where it was counted.
  id uuid not null,
  product_id uuid not null,
  qty numeric(15, 3) not null check (qty >= 0),
  user_id uuid not null,
  -- By the server's clock, also where it was counted without a connection.
  counted_at timestamptz not null,
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  voided_by uuid,
  primary key (company_id, count_id, id),
  foreign key (company_id, count_id) references stock_counts,
  foreign key (company_id, product_id) references products
);
create index stock_count_entries_product on stock_count_entries (company_id, count_id, product_id);
call isolate_by_company('stock_count_entries');
grant select, insert, update (voided_at, voided_by) on stock_count_entries to cuadra_app;

-- What each product came to when the count was applied.
create table stock_count_lines (
  company_id uuid not null,
  count_id uuid not null,
  product_id uuid not null,
  counted numeric(15, 3) not null,
  -- What the ledger had at the moment of its last entry.
  expected numeric(15, 3) not null,
  entries integer not null,
  -- `moved` and `withdrawn` were left as they are.
  state text not null check (state in ('same', 'different', 'moved', 'withdrawn')),
  cost numeric,
  cost_currency text not null,
  primary key (company_id, count_id, product_id),
  foreign key (company_id, count_id) references stock_counts,
  foreign key (company_id, product_id) references products
);
call isolate_by_company('stock_count_lines');
grant select, insert on stock_count_lines to cuadra_app;

-- What a count set right. Once for each product, whatever happens.
alter table stock_movements add column count_id uuid;
create unique index stock_movements_count on stock_movements (company_id, count_id, product_id) where count_id is not null;
