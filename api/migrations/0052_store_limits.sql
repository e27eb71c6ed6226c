-- An order of somebody without a session holds little back, and not for long.
alter table store_settings
  -- How much of one product an order may ask for.
  add column max_order_qty integer not null default 50 check (max_order_qty > 0),
  alter column pending_minutes set default 180;
-- The former default, and not a choice.
update store_settings set pending_minutes = 180 where pending_minutes = 1440;

alter table store_orders
  -- Its digits with those of the country, so that one phone is one however it is written.
  add column phone_key text,
  -- SHA-256 of the address it came from, with the company; forgotten after a day.
  add column origin bytea;
create index store_orders_by_phone on store_orders (company_id, phone_key, created_at) where phone_key is not null;
create index store_orders_by_origin on store_orders (company_id, origin, created_at) where origin is not null;
grant update (origin) on store_orders to cuadra_app;
