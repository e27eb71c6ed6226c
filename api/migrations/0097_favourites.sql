-- A product that the company wants at hand in every cash register (docs/decisions/0011).
alter table products add column favourite boolean not null default false;

drop trigger products_edited on products;
create trigger products_edited
  before update of name, code, barcodes, category_id, measure_id, min_qty, cost, utility, price, is_fixed_price,
    cost_currency, price_currency, presentations, wholesale, has_lots, favourite on products
  for each row when (
    (old.name, old.code, old.barcodes, old.category_id, old.measure_id, old.min_qty, old.cost, old.utility, old.price,
      old.is_fixed_price, old.cost_currency, old.price_currency, old.presentations, old.wholesale, old.has_lots,
      old.favourite)
    is distinct from (new.name, new.code, new.barcodes, new.category_id, new.measure_id, new.min_qty, new.cost,
      new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency, new.presentations, new.wholesale,
      new.has_lots, new.favourite))
  execute function note_edit();
