-- A shop changes how much of what was ordered there is, with its buyer's word: the ledger of what is held back gets steps.

alter table stock_reservations
  drop constraint stock_reservations_pkey,
  drop constraint stock_reservations_kind_check,
  drop constraint stock_reservations_check,
  -- Of a change, which one of its order; what is reserved at first and released at last is done once.
  add column step smallint not null default 0,
  add primary key (company_id, order_id, product_id, kind, step),
  add check (case kind
    when 'reserve' then qty > 0 and step = 0
    when 'change' then qty <> 0 and step > 0
    when 'release' then qty < 0 and step = 0
    else false end);

alter table store_orders
  add column changes smallint not null default 0,
  -- What its coupon was when it was ordered: of a changed order it is worked out anew.
  add column coupon_kind text check (coupon_kind in ('percent', 'amount')),
  add column coupon_value numeric(20, 2),
  add column coupon_currency text;
grant update (changes, total, total_alternative, discount, discount_alternative) on store_orders to cuadra_app;

alter table store_order_lines
  drop constraint store_order_lines_qty_check,
  -- Zero: there was none of it.
  add check (qty >= 0),
  -- What was asked for, where the shop has changed it since.
  add column ordered_qty numeric(15, 3) check (ordered_qty > 0);
grant update (qty, discount, total, total_alternative, ordered_qty) on store_order_lines to cuadra_app;

-- As before, with the changes of an order that is not over: only then is anything released.
create or replace function held_from_sales(company uuid, product uuid, reserved numeric) returns numeric
  language plpgsql stable as $$
begin
  return reserved - (
    select coalesce(sum(r.qty), 0) from stock_reservations r
    join store_orders o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = company and r.product_id = product and o.status = 'pending');
end $$;
