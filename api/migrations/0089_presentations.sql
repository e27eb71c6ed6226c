-- Products sold by unit, pack and box, and at a wholesale price (docs/decisions/0040). Decimals as text, as they travel.
alter table products
  -- [{ id, name, factor, barcodes, price, price_currency }]
  add column presentations jsonb not null default '[]' check (jsonb_typeof(presentations) = 'array'),
  -- { price, price_currency, from_qty }
  add column wholesale jsonb check (jsonb_typeof(wholesale) = 'object');

-- What was sold keeps { id, name, factor, qty, price } of its presentation. `qty` and `unit_price` of a line are of units.
alter table sale_lines add column presentation jsonb;

-- Who is sold to at the wholesale price, however little they take.
alter table clients add column is_wholesale boolean not null default false;

-- Every barcode that names a product: its own and its presentations'.
create function all_barcodes(barcodes text[], presentations jsonb) returns text[]
  language sql immutable parallel safe
  as $$ select barcodes || array(select jsonb_array_elements_text(p -> 'barcodes') from jsonb_array_elements(presentations) p) $$;

-- A change of them is an edit.
drop trigger products_edited on products;
create trigger products_edited
  before update of name, code, barcodes, category_id, measure_id, min_qty, cost, utility, price, is_fixed_price,
    cost_currency, price_currency, presentations, wholesale on products
  for each row when (
    (old.name, old.code, old.barcodes, old.category_id, old.measure_id, old.min_qty, old.cost, old.utility, old.price,
      old.is_fixed_price, old.cost_currency, old.price_currency, old.presentations, old.wholesale)
    is distinct from (new.name, new.code, new.barcodes, new.category_id, new.measure_id, new.min_qty, new.cost,
      new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency, new.presentations, new.wholesale))
  execute function note_edit();

-- What counted up to a change is known of them as of prices: a late sale is held against it. Null: before there were any.
alter table product_earlier_prices add column presentations jsonb, add column wholesale jsonb;
create or replace function keep_earlier_price() returns trigger
  language plpgsql as $$
begin
  insert into product_earlier_prices (company_id, product_id, cost, utility, price, is_fixed_price, cost_currency,
    price_currency, presentations, wholesale)
  values (old.company_id, old.id, old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency,
    old.price_currency, old.presentations, old.wholesale);
  return null;
end $$;
drop trigger keep_earlier_price on products;
create trigger keep_earlier_price after update on products
  for each row when (
    (old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency, old.price_currency, old.presentations,
      old.wholesale)
    is distinct from (new.cost, new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency,
      new.presentations, new.wholesale))
  execute function keep_earlier_price();
