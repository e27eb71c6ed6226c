-- Production orders, and what they hold of what they took (docs/decisions/0070).
create table production_orders (
  company_id uuid not null references companies,
  id uuid not null,
  number bigint not null,
  status text not null default 'planned' check (status in ('planned', 'started', 'done', 'annulled')),
  formula_id uuid not null,
  formula_version integer not null,
  formula_name text collate spanish not null,
  material_id uuid,
  product_id uuid,
  makes_name text collate spanish not null,
  -- Good ones that are wanted, and the day in Caracas on which they are to be made.
  qty numeric(15, 3) not null check (qty > 0),
  day date not null,
  takes_at text not null check (takes_at in ('start', 'end')),
  note text not null,
  search_text text not null generated always as (searchable(formula_name) || ' ' || searchable(makes_name)) stored,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  started_at timestamptz,
  started_by uuid,
  started_by_name text,
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text,
  annulled_at timestamptz,
  annulled_by uuid,
  annulled_by_name text,
  annulled_reason text,
  version integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  edit_id uuid,
  primary key (company_id, id),
  foreign key (company_id, formula_id, formula_version) references formula_versions,
  foreign key (company_id, material_id) references materials,
  foreign key (company_id, product_id) references products,
  check (is_one_good(material_id, product_id)),
  check ((annulled_at is not null) = (status = 'annulled')),
  check ((closed_at is not null) = (status = 'done')),
  check (started_at is not null or status in ('planned', 'annulled'))
);
create unique index production_orders_number on production_orders (company_id, number);
create index production_orders_by_day on production_orders (company_id, day, id);
create index production_orders_open on production_orders (company_id, day, id) where status in ('planned', 'started');
create index production_orders_by_formula on production_orders (company_id, formula_id, day, id);
call isolate_by_company('production_orders');
grant select, insert, update on production_orders to cuadra_app;

-- Each step and each batch is an edit: what a screen showed is held against it.
create trigger production_orders_edited before update on production_orders
  for each row execute function note_edit();

alter table productions add foreign key (company_id, order_id) references production_orders;

-- What a started order took and what became of it: only ever added to. The sum of what is `held` is neither in the stock nor used.
create table order_takings (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  order_id uuid not null,
  material_id uuid,
  product_id uuid,
  -- start: out of the stock; batch: used; batch_annulment: used no more; return: into the stock again.
  kind text not null check (kind in ('start', 'batch', 'batch_annulment', 'return')),
  -- What the order holds more, or less, and what that is worth; null: not known.
  qty numeric(15, 3) not null,
  value numeric,
  cost_currency text not null,
  production_id uuid,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, order_id) references production_orders,
  foreign key (company_id, material_id) references materials,
  foreign key (company_id, product_id) references products,
  foreign key (company_id, production_id) references productions,
  check (is_one_good(material_id, product_id)),
  check ((production_id is not null) = (kind in ('batch', 'batch_annulment')))
);
create index order_takings_order on order_takings (company_id, order_id, id);
create index order_takings_material on order_takings (company_id, material_id) where material_id is not null;
create index order_takings_product on order_takings (company_id, product_id) where product_id is not null;
call isolate_by_company('order_takings');
grant select, insert on order_takings to cuadra_app;

alter table material_movements
  add column order_id uuid,
  add foreign key (company_id, order_id) references production_orders,
  drop constraint material_movements_kind_check,
  add constraint material_movements_kind_check check (kind in ('initial', 'purchase', 'adjustment', 'production', 'annulment',
    'order_start', 'order_return'));
create index material_movements_order on material_movements (company_id, order_id) where order_id is not null;

-- A product that an order took or gave back; no foreign key: see stock_movements.
alter table stock_movements add column production_order_id uuid;
create index stock_movements_production_order on stock_movements (company_id, production_order_id)
  where production_order_id is not null;
