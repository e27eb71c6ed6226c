-- Currencies, rates and payment methods.

create table currencies (
  iso_code text primary key check (iso_code ~ '^[A-Z]{3}$'),
  name text not null,
  large_name text not null,
  symbol text not null,
  symbol_position text not null check (symbol_position in ('left', 'right'))
);
grant select on currencies to cuadra_app, cuadra_backoffice;

-- The same list as shared/src/domain/currency.ts; a test holds the two together.
insert into currencies (iso_code, name, large_name, symbol, symbol_position) values
  ('VES', 'Bolívar', 'bolívares', 'Bs.', 'left'),
  ('USD', 'Dólar', 'dólares estadounidenses', '$', 'left'),
  ('EUR', 'Euro', 'euros', '€', 'right'),
  ('COP', 'Peso colombiano', 'pesos colombianos', 'COP$', 'left'),
  ('DOP', 'Peso dominicano', 'pesos dominicanos', 'RD$', 'left'),
  ('MXN', 'Peso mexicano', 'pesos mexicanos', 'MX$', 'left');

create table company_currencies_used (
  company_id uuid primary key references companies,
  main text not null references currencies,
  alternative text not null references currencies
);
call isolate_by_company('company_currencies_used');
grant select, insert, update on company_currencies_used to cuadra_app;

-- 1 source = rate target. Only added to: a sale keeps the record it was made with.
create table exchange_rates (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  source text not null references currencies,
  target text not null references currencies,
  rate numeric(20, 8) not null check (rate > 0),
  -- 'manual', or the name of the provider's source.
  origin text not null,
  -- From when it counts: the «fecha valor», which the provider may publish ahead.
  effective_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  check (source <> target)
);
create index exchange_rates_latest on exchange_rates (company_id, effective_at desc, id desc);
call isolate_by_company('exchange_rates');
grant select, insert on exchange_rates to cuadra_app;

create table payment_methods (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  name text not null,
  description text not null default '',
  currency text not null references currencies,
  is_cash boolean not null default false,
  kind text not null default 'other'
    check (kind in ('cash', 'mobile_payment', 'card', 'transfer', 'zelle', 'other')),
  needs_reference boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index payment_methods_name on payment_methods (company_id, lower(name));
call isolate_by_company('payment_methods');
grant select, insert, update, delete on payment_methods to cuadra_app;
