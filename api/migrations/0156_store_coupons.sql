-- What takes something off an order of the online store for who knows its code.

create table store_coupons (
  company_id uuid not null references companies,
  id uuid not null,
  code text not null check (code ~ '^[A-Z0-9-]{3,20}$'),
  kind text not null check (kind in ('percent', 'amount')),
  -- Percent of the goods, or an amount in `currency`.
  value numeric(20, 2) not null check (value > 0 and (kind = 'amount' or value <= 100)),
  currency text references currencies check ((currency is not null) = (kind = 'amount')),
  -- What the goods come to at least, in main.
  min_order numeric(20, 2) check (min_order >= 0),
  -- How often one buyer uses it: as often as they like, once, or in their first order.
  per_buyer text not null check (per_buyer in ('any', 'once', 'first')),
  -- The first and the last day, in Caracas; null: no bound.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- How many orders may use it; null: no bound.
  max_uses integer check (max_uses > 0),
  is_active boolean not null,
  -- SHA-256 of the body that made it.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  version integer not null default 0,
  edited_at timestamptz,
  edited_by uuid,
  edit_id uuid,
  primary key (company_id, id)
);
create unique index store_coupons_code on store_coupons (company_id, code);
create trigger store_coupons_edited before update on store_coupons
  for each row when ((old.code, old.kind, old.value, old.currency, old.min_order, old.per_buyer, old.starts_on, old.ends_on,
      old.max_uses, old.is_active)
    is distinct from (new.code, new.kind, new.value, new.currency, new.min_order, new.per_buyer, new.starts_on, new.ends_on,
      new.max_uses, new.is_active))
  execute function note_edit();
call isolate_by_company('store_coupons');
grant select, insert, update, delete on store_coupons to cuadra_app;

alter table store_orders
  -- No foreign key: a coupon may be removed, and what it was called stays with the order.
  add column coupon_id uuid,
  add column coupon text not null default '',
  -- What it took off, in main and in alternative.
  add column discount numeric(20, 2) not null default 0 check (discount >= 0),
  add column discount_alternative numeric(20, 2) not null default 0 check (discount_alternative >= 0);
-- How often a coupon was used is counted here: an order that came to nothing gives its use back.
create index store_orders_by_coupon on store_orders (company_id, coupon_id)
  where coupon_id is not null and status not in ('cancelled', 'expired');

-- Of the whole line, in its currency; its totals are without it.
alter table store_order_lines add column discount numeric(20, 2) not null default 0 check (discount >= 0);
