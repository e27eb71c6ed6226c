-- Materials with a stock ledger of their own, formulas, and productions that turn the ones into products.

create table materials (
  company_id uuid not null references companies,
  id uuid not null,
  name text collate spanish not null,
  measure_id uuid,
  -- The sum of material_movements, kept beside them.
  qty numeric(15, 3) not null default 0,
  min_qty numeric(15, 3),
  -- Of one, unrounded: the weighted average of what there is. Null: nobody has said yet.
  cost numeric(20, 8) check (cost >= 0),
  cost_currency text not null references currencies,
  -- SHA-256 of what it was made with: the same id with another request is a conflict.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What was consumed once is never deleted, only withdrawn.
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, measure_id) references measures
);
create unique index materials_name on materials (company_id, lower(name)) where deleted_at is null;
create index materials_by_name on materials (company_id, name, id) where deleted_at is null;
call isolate_by_company('materials');
grant select, insert, update on materials to cuadra_app;

create table formulas (
  company_id uuid not null references companies,
  id uuid not null,
  product_id uuid not null,
  name text collate spanish not null,
  -- How much of the product the lines make.
  yield_qty numeric(15, 3) not null check (yield_qty > 0),
  -- Work, gas, wrapping: what it costs to make that much, beside the materials.
  other_costs numeric(20, 2) not null default 0 check (other_costs >= 0),
  other_costs_currency text not null references currencies,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, product_id) references products
);
create unique index formulas_name on formulas (company_id, lower(name)) where deleted_at is null;
create index formulas_by_name on formulas (company_id, name, id) where deleted_at is null;
call isolate_by_company('formulas');
grant select, insert, update on formulas to cuadra_app;

create table formula_lines (
  company_id uuid not null,
  formula_id uuid not null,
  position smallint not null,
  material_id uuid not null,
  qty numeric(15, 3) not null check (qty > 0),
  primary key (company_id, formula_id, position),
  foreign key (company_id, formula_id) references formulas,
  foreign key (company_id, material_id) references materials
);
create unique index formula_lines_material on formula_lines (company_id, material_id, formula_id);
call isolate_by_company('formula_lines');
grant select, insert, delete on formula_lines to cuadra_app;

-- What was made, as it was: the formula's words and numbers are copied and never looked up again.
create table productions (
  company_id uuid not null references companies,
  id uuid not null,
  number bigint not null,
  formula_id uuid not null,
  formula_name text not null,
  yield_qty numeric(15, 3) not null,
  product_id uuid not null,
  product_name text not null,
  -- What entered the stock.
  qty numeric(15, 3) not null check (qty > 0),
  -- What was spoilt: it took materials, and the rest pays for it.
  waste numeric(15, 3) not null check (waste >= 0),
  main text not null,
  alternative text not null,
  -- 1 alternative = rate main, as it was.
  rate numeric(20, 8) not null check (rate > 0),
  rate_id uuid,
  other_costs numeric(20, 2) not null check (other_costs >= 0),
  other_costs_currency text not null,
  cost numeric(20, 2) not null check (cost >= 0),
  cost_alternative numeric(20, 2) not null check (cost_alternative >= 0),
  unit_cost numeric(20, 8) not null,
  unit_cost_alternative numeric(20, 8) not null,
  -- The product's cost, where the production set it: what it was, and what it became.
  product_cost_before numeric(20, 2),
  product_cost_after numeric(20, 2),
  product_cost_currency text,
  note text not null,
  user_id uuid not null,
  user_name text not null,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  annulled_at timestamptz,
  annulled_reason text,
  annulled_by uuid,
  annulled_by_name text,
  primary key (company_id, id),
  foreign key (company_id, formula_id) references formulas,
  foreign key (company_id, product_id) references products
);
create unique index productions_number on productions (company_id, number);
create index productions_by_time on productions (company_id, created_at, id);
create index productions_by_product on productions (company_id, product_id, created_at, id);
create index productions_by_formula on productions (company_id, formula_id, created_at, id);
call isolate_by_company('productions');
grant select, insert on productions to cuadra_app;
grant update (note, product_cost_before, annulled_at, annulled_reason, annulled_by, annulled_by_name)
  on productions to cuadra_app;

create table production_lines (
  company_id uuid not null,
  production_id uuid not null,
  position smallint not null,
  material_id uuid not null,
  name text not null,
  -- What it took, and what it would have taken by the formula; 0: the formula does not have it.
  qty numeric(15, 3) not null check (qty > 0),
  formula_qty numeric(15, 3) not null check (formula_qty >= 0),
  -- Of one, at that moment; null: not known, and counted as 0.
  unit_cost numeric(20, 8),
  cost_currency text not null,
  total numeric(20, 2) not null,
  total_alternative numeric(20, 2) not null,
  primary key (company_id, production_id, position),
  foreign key (company_id, production_id) references productions,
  foreign key (company_id, material_id) references materials
);
create index production_lines_material on production_lines (company_id, material_id);
call isolate_by_company('production_lines');
grant select, insert on production_lines to cuadra_app;

-- The materials' stock ledger: only ever added to.
create table material_movements (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  material_id uuid not null,
  kind text not null check (kind in ('initial', 'purchase', 'adjustment', 'production', 'annulment')),
  -- The difference: negative takes out.
  qty numeric(15, 3) not null,
  -- What one cost, in the currency it was paid in; null: not said.
  unit_cost numeric(20, 8) check (unit_cost >= 0),
  cost_currency text,
  production_id uuid,
  reason text not null default '',
  user_id uuid not null,
  -- The id that a client gave it.
  request_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, material_id) references materials,
  foreign key (company_id, production_id) references productions
);
create index material_movements_material on material_movements (company_id, material_id, id);
create unique index material_movements_request on material_movements (company_id, request_id)
  where request_id is not null;
call isolate_by_company('material_movements');
grant select, insert on material_movements to cuadra_app;

-- What a production brought into a product's stock, and its annulment took out again. No foreign key: see stock_movements.
alter table stock_movements add column production_id uuid;
