-- Why somebody set a stock right: null for what was written before causes were asked for, and for what is no adjustment.
alter table stock_movements add column cause text
  check (cause in ('waste', 'breakage', 'expired', 'own_use', 'error', 'other'));

-- An order's goods leave with the sale that delivered it: a product's ledger leads to both.
create index store_orders_sale on store_orders (company_id, sale_id) where sale_id is not null;

-- What a product cost and was sold for is also its history: who replaced it, where somebody said so (`editAs`).
alter table product_earlier_prices add column replaced_by uuid;

create or replace function keep_earlier_price() returns trigger
  language plpgsql as $$
begin
  insert into product_earlier_prices (company_id, product_id, cost, utility, price, is_fixed_price, cost_currency,
    price_currency, replaced_by)
  values (old.company_id, old.id, old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency,
    old.price_currency, nullif(current_setting('app.user_id', true), '')::uuid);
  return null;
end $$;
