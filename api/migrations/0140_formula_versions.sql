-- Formulas of several levels, each with its versions (docs/decisions/0069). A formula is a name and the good that it makes; what
-- it says belongs to a version, which is written once.

create function is_one_good(material_id uuid, product_id uuid) returns boolean
  language sql immutable parallel safe as $$ select num_nonnulls(material_id, product_id) = 1 $$;

create table formula_versions (
  company_id uuid not null,
  formula_id uuid not null,
  number integer not null check (number > 0),
  -- How much of its good the lines make, with what is expected to be spoilt of it, in percent.
  yield_qty numeric(15, 3) not null check (yield_qty > 0),
  waste_percent numeric(5, 2) not null check (waste_percent >= 0 and waste_percent < 100),
  takes_at text not null check (takes_at in ('start', 'end')),
  -- Null: from before versions were kept.
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, formula_id, number),
  foreign key (company_id, formula_id) references formulas
);
call isolate_by_company('formula_versions');
grant select, insert on formula_versions to cuadra_app;
insert into formula_versions (company_id, formula_id, number, yield_qty, waste_percent, takes_at, created_at)
  select company_id, id, 1, yield_qty, 0, 'end', updated_at from formulas;

create table formula_costs (
  company_id uuid not null,
  formula_id uuid not null,
  version integer not null,
  position smallint not null,
  name text not null,
  -- For a batch of the yield, for each one made, or by the hour of `minutes` for the yield.
  basis text not null check (basis in ('batch', 'unit', 'hour')),
  amount numeric(20, 8) not null check (amount >= 0),
  currency text not null references currencies,
  minutes numeric(15, 3) check (minutes > 0),
  primary key (company_id, formula_id, version, position),
  foreign key (company_id, formula_id, version) references formula_versions,
  check ((basis = 'hour') = (minutes is not null))
);
call isolate_by_company('formula_costs');
grant select, insert on formula_costs to cuadra_app;
insert into formula_costs (company_id, formula_id, version, position, name, basis, amount, currency)
  select company_id, id, 1, 0, 'Otros costos', 'batch', other_costs, other_costs_currency from formulas where other_costs > 0;

create table formula_byproducts (
  company_id uuid not null,
  formula_id uuid not null,
  version integer not null,
  position smallint not null,
  material_id uuid,
  product_id uuid,
  qty numeric(15, 3) not null check (qty > 0),
  -- What part of a batch's cost it bears, in percent.
  cost_share numeric(5, 2) not null check (cost_share between 0 and 100),
  primary key (company_id, formula_id, version, position),
  foreign key (company_id, formula_id, version) references formula_versions,
  foreign key (company_id, material_id) references materials,
  foreign key (company_id, product_id) references products,
  check (is_one_good(material_id, product_id))
);
call isolate_by_company('formula_byproducts');
grant select, insert on formula_byproducts to cuadra_app;

create table formula_steps (
  company_id uuid not null,
  formula_id uuid not null,
  version integer not null,
  position smallint not null,
  text text not null,
  minutes numeric(15, 3) check (minutes > 0),
  -- Of a picture, by what it shows.
  image text check (image ~ '^[0-9a-f]{32}$'),
  primary key (company_id, formula_id, version, position),
  foreign key (company_id, formula_id, version) references formula_versions
);
call isolate_by_company('formula_steps');
grant select, insert on formula_steps to cuadra_app;

alter table formula_lines drop constraint formula_lines_pkey;
drop index formula_lines_material;
alter table formula_lines drop constraint formula_lines_company_id_formula_id_fkey;
alter table formula_lines
  add column version integer not null default 1,
  add column product_id uuid,
  -- How somebody typed it: «2 sacos» of 45 kg. `qty` is in the good's own measure.
  add column unit_name text,
  add column unit_factor numeric(20, 8) check (unit_factor > 0);
alter table formula_lines
  alter column version drop default,
  alter column material_id drop not null,
  add primary key (company_id, formula_id, version, position),
  add foreign key (company_id, formula_id, version) references formula_versions,
  add foreign key (company_id, product_id) references products,
  add check (is_one_good(material_id, product_id)),
  add check ((unit_name is null) = (unit_factor is null));
create unique index formula_lines_material on formula_lines (company_id, material_id, formula_id, version)
  where material_id is not null;
create unique index formula_lines_product on formula_lines (company_id, product_id, formula_id, version)
  where product_id is not null;
revoke delete on formula_lines from cuadra_app;

alter table formulas
  add column material_id uuid,
  add column current integer not null default 1,
  add column is_main boolean not null default false,
  add column version integer not null default 1,
  add column edited_at timestamptz,
  add column edited_by uuid,
  add column edit_id uuid;
-- Of several that a product has, the oldest is its main one.
update formulas f set is_main = true where f.id = (
  select o.id from formulas o
  where o.company_id = f.company_id and o.product_id = f.product_id and o.deleted_at is null
  order by o.created_at, o.id limit 1);
alter table formulas
  alter column product_id drop not null,
  add foreign key (company_id, material_id) references materials,
  add check (is_one_good(material_id, product_id)),
  drop column yield_qty,
  drop column other_costs,
  drop column other_costs_currency;
create unique index formulas_main_of_material on formulas (company_id, material_id)
  where is_main and deleted_at is null and material_id is not null;
create unique index formulas_main_of_product on formulas (company_id, product_id)
  where is_main and deleted_at is null and product_id is not null;
create index formulas_of_product on formulas (company_id, product_id) where deleted_at is null;
create index formulas_of_material on formulas (company_id, material_id) where deleted_at is null;

create trigger formulas_edited before update of name, is_main, current on formulas
  for each row when ((old.name, old.is_main, old.current) is distinct from (new.name, new.is_main, new.current))
  execute function note_edit();
