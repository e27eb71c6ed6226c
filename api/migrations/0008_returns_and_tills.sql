-- Tills, returned goods and annulled sales.

-- The till of one user, from its opening to its closing: «caja», «turno».
create table cash_sessions (
  company_id uuid not null references companies,
  id uuid not null,
  user_id uuid not null,
  user_name text not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  notes text not null default '',
  -- SHA-256 of what it was opened with, and of what it was closed with: the same again is no second time.
  opening_hash bytea not null,
  closing_hash bytea,
  primary key (company_id, id)
);
-- One open till a user. A sale finds its till by it.
create unique index cash_sessions_open on cash_sessions (company_id, user_id) where closed_at is null;
create index cash_sessions_by_time on cash_sessions (company_id, opened_at, id);
call isolate_by_company('cash_sessions');
grant select, insert on cash_sessions to cuadra_app;
grant update (closed_at, notes, closing_hash) on cash_sessions to cuadra_app;

-- What was counted when a till was opened and when it was closed. Names are copied: a method may be renamed later.
create table cash_counts (
  company_id uuid not null,
  cash_session_id uuid not null,
  kind text not null check (kind in ('opening', 'closing')),
  payment_method_id uuid not null,
  name text not null,
  currency text not null,
  amount numeric(20, 2) not null check (amount >= 0),
  -- How many of each note or coin: {"20": 3}.
  denominations jsonb,
  primary key (company_id, cash_session_id, kind, payment_method_id),
  foreign key (company_id, cash_session_id) references cash_sessions
);
call isolate_by_company('cash_counts');
grant select, insert on cash_counts to cuadra_app;

-- Money that goes into a till or out of it without a sale: only ever added to.
create table cash_movements (
  company_id uuid not null,
  id uuid not null,
  cash_session_id uuid not null,
  kind text not null check (kind in ('pay_in', 'pay_out')),
  payment_method_id uuid not null,
  name text not null,
  currency text not null,
  amount numeric(20, 2) not null check (amount > 0),
  reason text not null,
  user_id uuid not null,
  user_name text not null,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, cash_session_id) references cash_sessions
);
create index cash_movements_session on cash_movements (company_id, cash_session_id, id);
call isolate_by_company('cash_movements');
grant select, insert on cash_movements to cuadra_app;

-- The seller's open till at that moment; null when there was none. No foreign key: the sale's statement locks the till.
alter table sales add column cash_session_id uuid;
create index sales_cash_session on sales (company_id, cash_session_id) where cash_session_id is not null;
-- The list of sales by whom it is asked for.
create index sales_by_client on sales (company_id, client_id, created_at, id) where client_id is not null;
create index sales_by_seller on sales (company_id, seller_id, created_at, id);
create index sales_annulled on sales (company_id, created_at, id) where status = 'annulled';

-- Why, when and by whom a sale was annulled. What it gives back is what the sale took, less what was returned before.
create table sale_annulments (
  company_id uuid not null,
  sale_id uuid not null,
  reason text not null,
  user_id uuid not null,
  user_name text not null,
  -- The till that the money went out of.
  cash_session_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, sale_id),
  foreign key (company_id, sale_id) references sales
);
create index sale_annulments_cash_session on sale_annulments (company_id, cash_session_id)
  where cash_session_id is not null;
call isolate_by_company('sale_annulments');
grant select, insert on sale_annulments to cuadra_app;

-- Goods that came back, at the prices and the rate of the sale.
create table sale_returns (
  company_id uuid not null,
  id uuid not null,
  sale_id uuid not null,
  total numeric(20, 2) not null check (total >= 0),
  total_alternative numeric(20, 2) not null check (total_alternative >= 0),
  -- What it took off the debt that the sale had left.
  debt numeric(20, 2) not null check (debt >= 0),
  debt_currency text not null,
  -- In main: what remains between the total, the debt and the pay-backs, each rounded; so every sum closes.
  rounding numeric(20, 2) not null,
  reason text not null default '',
  user_id uuid not null,
  user_name text not null,
  cash_session_id uuid,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, sale_id) references sales
);
create index sale_returns_sale on sale_returns (company_id, sale_id, created_at, id);
create index sale_returns_cash_session on sale_returns (company_id, cash_session_id)
  where cash_session_id is not null;
call isolate_by_company('sale_returns');
grant select, insert on sale_returns to cuadra_app;

create table sale_return_lines (
  company_id uuid not null,
  return_id uuid not null,
  position smallint not null,
  -- The sale's line.
  line_id uuid not null,
  product_id uuid not null,
  name text not null,
  qty numeric(15, 3) not null check (qty > 0),
  total numeric(20, 2) not null,
  total_alternative numeric(20, 2) not null,
  primary key (company_id, return_id, position),
  foreign key (company_id, return_id) references sale_returns
);
call isolate_by_company('sale_return_lines');
grant select, insert on sale_return_lines to cuadra_app;

-- What was paid back.
create table sale_return_tenders (
  company_id uuid not null,
  return_id uuid not null,
  position smallint not null,
  payment_method_id uuid not null,
  name text not null,
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null,
  amount_main numeric(20, 2) not null,
  reference text,
  primary key (company_id, return_id, position),
  foreign key (company_id, return_id) references sale_returns
);
call isolate_by_company('sale_return_tenders');
grant select, insert on sale_return_tenders to cuadra_app;
