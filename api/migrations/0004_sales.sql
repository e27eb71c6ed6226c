-- Clients, sales and what they leave owed.

create table clients (
  company_id uuid not null references companies,
  id text not null check (id like 'cli-%'),
  name text collate spanish not null,
  identification text,
  identification_type text,
  phone text,
  email text,
  address text,
  -- In the currency of the prices; null: no limit.
  credit_limit numeric(20, 2),
  search_text text not null generated always as (searchable(name) || ' ' || coalesce(identification, '')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (company_id, id)
);
create index clients_by_name on clients (company_id, name, id) where deleted_at is null;
create index clients_search on clients using gin (company_id, search_text gin_trgm_ops) where deleted_at is null;
call isolate_by_company('clients');
grant select, insert, update on clients to cuadra_app;

-- What a client owes in each currency: the sum of client_movements, kept beside them.
create table client_balances (
  company_id uuid not null,
  client_id text not null,
  currency text not null references currencies,
  amount numeric(20, 2) not null default 0,
  primary key (company_id, client_id, currency),
  foreign key (company_id, client_id) references clients
);
call isolate_by_company('client_balances');
grant select, insert, update on client_balances to cuadra_app;

-- The debt ledger: only ever added to.
create table client_movements (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  client_id text not null,
  kind text not null check (kind in ('sale', 'payment', 'annulment', 'return')),
  -- Positive: the client owes more.
  amount numeric(20, 2) not null,
  currency text not null references currencies,
  sale_id uuid,
  note text not null default '',
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients
);
create index client_movements_client on client_movements (company_id, client_id, id);
call isolate_by_company('client_movements');
grant select, insert on client_movements to cuadra_app;

-- The last number given out. Its row is the lock that keeps a company's numbers free of gaps and repeats.
create table counters (
  company_id uuid not null references companies,
  name text not null,
  last bigint not null default 0,
  primary key (company_id, name)
);
call isolate_by_company('counters');
grant select, insert, update on counters to cuadra_app;

-- What was sold, as it was: names, identifications and the rate are copied and never looked up again.
create table sales (
  company_id uuid not null references companies,
  id uuid not null,
  number bigint not null,
  type text not null check (type in ('normal', 'credit')),
  status text not null default 'issued' check (status in ('issued', 'annulled')),
  description text not null default '',
  client_id text,
  client_name text,
  client_identification text,
  seller_id uuid not null,
  seller_name text not null,
  seller_identification text,
  seller_identification_type text,
  main text not null,
  alternative text not null,
  -- 1 alternative = rate main, frozen with where it came from and since when it counted.
  rate numeric(20, 8) not null check (rate > 0),
  rate_id uuid,
  rate_origin text,
  rate_effective_at timestamptz,
  total numeric(20, 2) not null check (total >= 0),
  total_alternative numeric(20, 2) not null check (total_alternative >= 0),
  rounding numeric(20, 2) not null default 0,
  balance numeric(20, 2) not null default 0 check (balance >= 0),
  balance_currency text not null,
  -- SHA-256 of the body: the same id with another body is a conflict.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index sales_number on sales (company_id, number);
create index sales_by_time on sales (company_id, created_at, id);
call isolate_by_company('sales');
grant select, insert on sales to cuadra_app;
grant update (status, description, client_id, client_name, client_identification) on sales to cuadra_app;

-- Foreign keys to the sale only: see stock_movements.
create table sale_lines (
  company_id uuid not null,
  sale_id uuid not null,
  position smallint not null,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  name text not null,
  qty numeric(15, 3) not null check (qty > 0),
  unit_price numeric(20, 8) not null check (unit_price >= 0),
  currency text not null,
  discount numeric(20, 2) not null default 0 check (discount >= 0),
  total numeric(20, 2) not null,
  total_alternative numeric(20, 2) not null,
  -- The product's cost at that moment, for the profit.
  cost numeric(20, 2),
  cost_currency text not null,
  primary key (company_id, sale_id, position),
  foreign key (company_id, sale_id) references sales
);
call isolate_by_company('sale_lines');
grant select, insert on sale_lines to cuadra_app;

-- Payments and the changes given back.
create table sale_tenders (
  company_id uuid not null,
  sale_id uuid not null,
  kind text not null check (kind in ('payment', 'change')),
  position smallint not null,
  payment_method_id uuid not null,
  name text not null,
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null,
  -- The amount in the sale's main currency, at the sale's rate.
  amount_main numeric(20, 2) not null,
  reference text,
  primary key (company_id, sale_id, kind, position),
  foreign key (company_id, sale_id) references sales
);
create index sale_tenders_reference on sale_tenders (company_id, payment_method_id, reference)
  where reference is not null;
call isolate_by_company('sale_tenders');
grant select, insert on sale_tenders to cuadra_app;
