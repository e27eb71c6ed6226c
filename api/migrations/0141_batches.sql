-- A production is a batch: of a material or a product, of materials and products, with costs, by-products, a lot of its own,
-- and the version of the formula that was made (docs/decisions/0070).
alter table productions rename column product_name to makes_name;
alter table productions
  add column material_id uuid,
  add column formula_version integer not null default 1,
  add column order_id uuid,
  add column lot text,
  add column expires_on date,
  -- What of the cost the good bears, and what of it was spoilt.
  add column makes_cost numeric(20, 2),
  add column makes_cost_alternative numeric(20, 2),
  add column waste_cost numeric(20, 2) not null default 0,
  add column waste_cost_alternative numeric(20, 2) not null default 0,
  -- What one of the good cost on average, before and after, in `average_currency`; null: it was left alone.
  add column average_before numeric,
  add column average_after numeric,
  add column average_currency text;
update productions set makes_cost = cost, makes_cost_alternative = cost_alternative,
  waste_cost = round(cost * waste / (qty + waste), 2), waste_cost_alternative = round(cost_alternative * waste / (qty + waste), 2);
alter table productions
  alter column product_id drop not null,
  alter column formula_version drop default,
  alter column makes_cost set not null,
  alter column makes_cost_alternative set not null,
  alter column waste_cost drop default,
  alter column waste_cost_alternative drop default,
  add foreign key (company_id, material_id) references materials,
  add foreign key (company_id, formula_id, formula_version) references formula_versions,
  add check (is_one_good(material_id, product_id));
create index productions_by_material on productions (company_id, material_id, created_at, id) where material_id is not null;
create index productions_by_order on productions (company_id, order_id, number) where order_id is not null;
create index productions_by_lot on productions (company_id, lot) where lot is not null;

create table production_costs (
  company_id uuid not null,
  production_id uuid not null,
  position smallint not null,
  name text not null,
  amount numeric(20, 2) not null check (amount >= 0),
  currency text not null,
  -- What it would have been by the formula.
  formula_amount numeric(20, 2) not null check (formula_amount >= 0),
  total numeric(20, 2) not null,
  total_alternative numeric(20, 2) not null,
  primary key (company_id, production_id, position),
  foreign key (company_id, production_id) references productions
);
call isolate_by_company('production_costs');
grant select, insert on production_costs to cuadra_app;
insert into production_costs (company_id, production_id, position, name, amount, currency, formula_amount, total, total_alternative)
  select p.company_id, p.id, 0, 'Otros costos', p.other_costs, p.other_costs_currency, p.other_costs,
    p.cost - coalesce(l.total, 0), p.cost_alternative - coalesce(l.total_alternative, 0)
  from productions p cross join lateral (
    select sum(total) as total, sum(total_alternative) as total_alternative from production_lines l
    where l.company_id = p.company_id and l.production_id = p.id
  ) l
  where p.other_costs > 0;
alter table productions drop column other_costs, drop column other_costs_currency;

create table production_byproducts (
  company_id uuid not null,
  production_id uuid not null,
  position smallint not null,
  material_id uuid,
  product_id uuid,
  name text not null,
  qty numeric(15, 3) not null check (qty >= 0),
  formula_qty numeric(15, 3) not null check (formula_qty >= 0),
  cost numeric(20, 2) not null,
  cost_alternative numeric(20, 2) not null,
  -- As of what the batch made.
  average_before numeric,
  average_after numeric,
  average_currency text,
  primary key (company_id, production_id, position),
  foreign key (company_id, production_id) references productions,
  foreign key (company_id, material_id) references materials,
  foreign key (company_id, product_id) references products,
  check (is_one_good(material_id, product_id))
);
create index production_byproducts_product on production_byproducts (company_id, product_id) where product_id is not null;
create index production_byproducts_material on production_byproducts (company_id, material_id) where material_id is not null;
call isolate_by_company('production_byproducts');
grant select, insert on production_byproducts to cuadra_app;

alter table production_lines
  add column product_id uuid,
  -- What of `qty` the order had taken before, and what all of it was worth, in `cost_currency`.
  add column from_order numeric(15, 3) not null default 0 check (from_order >= 0),
  add column order_value numeric not null default 0 check (order_value >= 0),
  add column value numeric;
update production_lines set value = round(qty * unit_cost, 8);
alter table production_lines
  alter column from_order drop default,
  alter column order_value drop default,
  alter column material_id drop not null,
  add foreign key (company_id, product_id) references products,
  add check (is_one_good(material_id, product_id)),
  add check (from_order <= qty);
create index production_lines_product on production_lines (company_id, product_id) where product_id is not null;

-- Of which lots a batch took what it took; what is of no lot has no row.
create table production_lots (
  company_id uuid not null,
  production_id uuid not null,
  position smallint not null,
  lot_position smallint not null,
  material_id uuid,
  product_id uuid,
  lot text,
  expires_on date,
  qty numeric(15, 3) not null check (qty > 0),
  -- Of what the order had taken before, and not of the stock.
  from_order boolean not null,
  primary key (company_id, production_id, position, lot_position),
  foreign key (company_id, production_id, position) references production_lines,
  foreign key (company_id, material_id) references materials,
  foreign key (company_id, product_id) references products,
  check (is_one_good(material_id, product_id)),
  check (num_nonnulls(lot, expires_on) > 0)
);
create index production_lots_material on production_lots (company_id, material_id, lot) where material_id is not null;
create index production_lots_product on production_lots (company_id, product_id, lot) where product_id is not null;
call isolate_by_company('production_lots');
grant select, insert on production_lots to cuadra_app;
