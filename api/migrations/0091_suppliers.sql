-- Who goods are bought from, and what is owed to them (docs/decisions/0041).

create table suppliers (
  company_id uuid not null references companies,
  id uuid not null,
  name text collate spanish not null,
  identification text,
  identification_type text,
  phone text,
  email text,
  address text,
  note text not null,
  -- Days after an invoice in which it is to be paid; null: nobody said.
  credit_days smallint check (credit_days between 0 and 365),
  search_text text not null generated always as (
    searchable(name) || ' ' || coalesce(searchable(identification), '')) stored,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  version integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  edit_id uuid,
  primary key (company_id, id)
);
create index suppliers_by_name on suppliers (company_id, name, id) where deleted_at is null;
call isolate_by_company('suppliers');
grant select, insert, update on suppliers to cuadra_app;

create trigger suppliers_edited
  before update of name, identification, identification_type, phone, email, address, note, credit_days on suppliers
  for each row when (
    (old.name, old.identification, old.identification_type, old.phone, old.email, old.address, old.note, old.credit_days)
    is distinct from (new.name, new.identification, new.identification_type, new.phone, new.email, new.address, new.note,
      new.credit_days))
  execute function note_edit();

-- The sum of supplier_movements, by currency: above zero we owe, below it we are owed.
create table supplier_balances (
  company_id uuid not null,
  supplier_id uuid not null,
  currency text not null,
  amount numeric(20, 2) not null default 0,
  primary key (company_id, supplier_id, currency),
  foreign key (company_id, supplier_id) references suppliers
);
call isolate_by_company('supplier_balances');
grant select, insert, update on supplier_balances to cuadra_app;

-- What was paid to a supplier: only ever added to.
create table supplier_payments (
  company_id uuid not null,
  id uuid not null,
  supplier_id uuid not null,
  -- The purchase that it was received with; null of an abono.
  purchase_id uuid,
  -- What it took off what is owed, in the debt's currency, and what was left of it.
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null,
  balance numeric(20, 2) not null,
  -- 1 alternative = rate main, as it was; see 0033 for `inverse`.
  main text not null,
  alternative text not null,
  rate numeric not null check (rate > 0),
  inverse numeric check (inverse > 0),
  rate_id uuid,
  -- In main: what the tenders exceed the amount by, each rounded; so every sum closes.
  rounding numeric(20, 2) not null,
  note text not null,
  user_id uuid not null,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, supplier_id) references suppliers
);
call isolate_by_company('supplier_payments');
grant select, insert on supplier_payments to cuadra_app;

create table supplier_payment_tenders (
  company_id uuid not null,
  payment_id uuid not null,
  position smallint not null,
  payment_method_id uuid not null,
  name text not null,
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null,
  -- The amount in main, at the payment's rate.
  amount_main numeric(20, 2) not null,
  reference text,
  primary key (company_id, payment_id, position),
  foreign key (company_id, payment_id) references supplier_payments
);
-- Whether a payment method was used.
create index supplier_payment_tenders_method on supplier_payment_tenders (company_id, payment_method_id);
call isolate_by_company('supplier_payment_tenders');
grant select, insert on supplier_payment_tenders to cuadra_app;

-- The ledger of what is owed: only ever added to.
create table supplier_movements (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  supplier_id uuid not null,
  kind text not null check (kind in ('purchase', 'payment', 'annulment')),
  -- Positive: we owe more.
  amount numeric(20, 2) not null,
  currency text not null,
  purchase_id uuid,
  payment_id uuid,
  note text not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, supplier_id) references suppliers,
  foreign key (company_id, payment_id) references supplier_payments,
  check ((payment_id is not null) = (kind = 'payment')),
  check (purchase_id is not null or kind = 'payment')
);
create index supplier_movements_supplier on supplier_movements (company_id, supplier_id, id);
-- A purchase is owed once, and taken back once, whatever happens.
create unique index supplier_movements_purchase on supplier_movements (company_id, purchase_id, kind)
  where purchase_id is not null;
call isolate_by_company('supplier_movements');
grant select, insert on supplier_movements to cuadra_app;
