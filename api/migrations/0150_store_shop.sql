-- What a buyer deals with beside prices: where it is delivered to, when the shop is open, how it is paid, and what came of that.

alter table store_settings
  -- `#0b6e4f`; empty: Cuadra's own.
  add column colour text not null default '' check (colour ~ '^(#[0-9a-f]{6})?$'),
  -- [{ day: 1 to 7, from: "08:00", to: "18:00" }], in Caracas; none: always open.
  add column openings jsonb not null default '[]' check (jsonb_typeof(openings) = 'array'),
  add column closed_days date[] not null default '{}',
  add column takes_orders_closed boolean not null default true,
  -- In main.
  add column min_order numeric(20, 2) check (min_order >= 0),
  -- As which product delivery is charged; null: who brings it is paid for it.
  add column delivery_product_id uuid,
  add foreign key (company_id, delivery_product_id) references products;

create table store_zones (
  company_id uuid not null references store_settings,
  id uuid not null,
  position smallint not null,
  name text not null,
  cost numeric(20, 2) not null check (cost >= 0),
  currency text not null references currencies,
  -- When it is delivered there, in the shop's words.
  hours text not null,
  primary key (company_id, id)
);
call isolate_by_company('store_zones');
grant select, insert, delete on store_zones to cuadra_app;

-- How buyers pay, and to whom.
create table store_methods (
  company_id uuid not null references store_settings,
  payment_method_id uuid not null,
  position smallint not null,
  holder text not null,
  document text not null,
  phone text not null,
  account text not null,
  email text not null,
  note text not null,
  primary key (company_id, payment_method_id),
  -- A method that no payment used may be removed: the store has one less then.
  foreign key (company_id, payment_method_id) references payment_methods on delete cascade
);
call isolate_by_company('store_methods');
grant select, insert, delete on store_methods to cuadra_app;

-- What the store begins with.
create table store_featured_products (
  company_id uuid not null references store_settings,
  product_id uuid not null,
  position smallint not null,
  primary key (company_id, product_id),
  foreign key (company_id, product_id) references products
);
call isolate_by_company('store_featured_products');
grant select, insert, delete on store_featured_products to cuadra_app;

alter table store_orders
  add column zone text not null default '',
  add column delivery_cost numeric(20, 2) not null default 0 check (delivery_cost >= 0),
  add column delivery_cost_alternative numeric(20, 2) not null default 0 check (delivery_cost_alternative >= 0),
  add column is_delivery_in_total boolean not null default false,
  -- When the shop opens that was closed as it was ordered.
  add column opens_at timestamptz,
  -- Of the company's methods; what it was called and is paid in stays with the order.
  add column payment_method_id uuid,
  add column payment_name text not null default '',
  add column payment_kind text not null default 'other',
  add column payment_currency text not null default '',
  add column payment_reference text not null default '',
  -- With how much it will be paid in cash, in the method's currency.
  add column payment_tendered numeric(20, 2) check (payment_tendered > 0),
  add column payment_state text not null default 'chosen' check (payment_state in ('chosen', 'told', 'checked', 'refused'));
create index store_orders_by_reference on store_orders (company_id, payment_method_id, payment_reference)
  where payment_reference <> '';
grant update (payment_method_id, payment_name, payment_kind, payment_currency, payment_reference, payment_tendered, payment_state)
  on store_orders to cuadra_app;

alter table store_order_lines add column is_delivery boolean not null default false;

-- The picture by which a buyer shows a payment; the last one counts. A table of its own, so that no list reads pictures.
create table store_order_proofs (
  company_id uuid not null,
  order_id uuid not null,
  type text not null check (type in ('image/webp', 'image/jpeg')),
  bytes bytea not null check (octet_length(bytes) <= 180000),
  created_at timestamptz not null default now(),
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references store_orders
);
alter table store_order_proofs alter column bytes set storage external;
call isolate_by_company('store_order_proofs');
grant select, insert, update, delete on store_order_proofs to cuadra_app;


-- Every change of an order is told to who waits for it: the company and the order, and nothing of what is in it.
create function tell_store_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('store_orders', new.company_id || ' ' || new.id);
  return null;
end $$;
create trigger store_orders_told after insert or update of status, payment_state, payment_reference, total on store_orders
  for each row execute function tell_store_order();
