-- What a product cost on average, beside what it cost last, and whether what comes in of it expires (docs/decisions/0041).
alter table products
  -- In cost_currency, worked out by purchases; null: nobody knows.
  add column average_cost numeric check (average_cost >= 0),
  add column has_lots boolean not null default false;

-- Whoever sets the cost in another currency, by whatever way, leaves no average in the one before.
create function forget_average() returns trigger
  language plpgsql as $$
begin
  new.average_cost := null;
  return new;
end $$;
revoke execute on function forget_average from public;
create trigger forget_average before update of cost_currency on products
  for each row when (old.cost_currency is distinct from new.cost_currency)
  execute function forget_average();

drop trigger products_edited on products;
create trigger products_edited
  before update of name, code, barcodes, category_id, measure_id, min_qty, cost, utility, price, is_fixed_price,
    cost_currency, price_currency, presentations, wholesale, has_lots on products
  for each row when (
    (old.name, old.code, old.barcodes, old.category_id, old.measure_id, old.min_qty, old.cost, old.utility, old.price,
      old.is_fixed_price, old.cost_currency, old.price_currency, old.presentations, old.wholesale, old.has_lots)
    is distinct from (new.name, new.code, new.barcodes, new.category_id, new.measure_id, new.min_qty, new.cost,
      new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency, new.presentations, new.wholesale,
      new.has_lots))
  execute function note_edit();
