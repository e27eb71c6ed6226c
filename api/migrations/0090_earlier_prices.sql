-- All that an earlier price says: 0089 kept presentations and wholesale price, and forgot who replaced it (0080).
create or replace function keep_earlier_price() returns trigger
  language plpgsql as $$
begin
  insert into product_earlier_prices (company_id, product_id, cost, utility, price, is_fixed_price, cost_currency,
    price_currency, presentations, wholesale, replaced_by)
  values (old.company_id, old.id, old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency,
    old.price_currency, old.presentations, old.wholesale, nullif(current_setting('app.user_id', true), '')::uuid);
  return null;
end $$;
