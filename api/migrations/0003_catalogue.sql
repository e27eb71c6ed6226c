-- Products and their stock ledger.

create table categories (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  name text collate spanish not null,
  primary key (company_id, id)
);
create unique index categories_name on categories (company_id, lower(name));
create index categories_by_name on categories (company_id, name, id);
call isolate_by_company('categories');
grant select, insert, update, delete on categories to cuadra_app;

create table measures (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  name text collate spanish not null,
  -- Unidad and Litro stand first (spec §3).
  position smallint not null default 100,
  primary key (company_id, id)
);
create unique index measures_name on measures (company_id, lower(name));
call isolate_by_company('measures');
grant select, insert, update, delete on measures to cuadra_app;

-- array_to_string() is only stable, because of types whose output depends on settings; text's does not.
create function join_texts(parts text[]) returns text
  language sql immutable strict parallel safe
  as $$ select array_to_string(parts, ' ') $$;

create table products (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  name text collate spanish not null,
  code text,
  barcodes text[] not null default '{}',
  category_id uuid,
  measure_id uuid,
  min_qty numeric(15, 3),
  cost numeric(20, 2) check (cost >= 0),
  -- Markup on the cost, in percent.
  utility numeric(8, 2) check (utility >= 0),
  price numeric(20, 2) check (price >= 0),
  is_fixed_price boolean not null default false,
  cost_currency text not null references currencies,
  price_currency text not null references currencies,
  search_text text not null generated always as (
    searchable(name) || ' ' || coalesce(searchable(code), '') || ' ' || join_texts(barcodes)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What was sold once is never deleted, only withdrawn.
  deleted_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, category_id) references categories,
  foreign key (company_id, measure_id) references measures
);
create unique index products_code on products (company_id, lower(code)) where deleted_at is null;
create index products_by_name on products (company_id, name, id) where deleted_at is null;
create index products_by_change on products (company_id, updated_at, id);
create index products_search on products using gin (company_id, search_text gin_trgm_ops) where deleted_at is null;
call isolate_by_company('products');
grant select, insert, update on products to cuadra_app;

-- How much there is: the sum of stock_movements, kept beside them so that nobody has to add them up. Apart from the
-- product, whose many indexes a sale would otherwise write again with every line; no index here changes, so an update
-- stays in its page.
create table product_stock (
  company_id uuid not null,
  product_id uuid not null,
  qty numeric(15, 3) not null default 0,
  primary key (company_id, product_id),
  foreign key (company_id, product_id) references products
) with (fillfactor = 70);
call isolate_by_company('product_stock');
grant select, insert, update on product_stock to cuadra_app;

-- One barcode belongs to one product of a company, and a scan finds it by key.
create table product_barcodes (
  company_id uuid not null,
  barcode text not null,
  product_id uuid not null,
  primary key (company_id, barcode),
  foreign key (company_id, product_id) references products
);
create index product_barcodes_product on product_barcodes (company_id, product_id);
call isolate_by_company('product_barcodes');
grant select, insert, delete on product_barcodes to cuadra_app;

-- The stock ledger: only ever added to. No foreign keys to product and sale: both are written in the same statement or
-- locked by it, neither is ever deleted, and the checks would cost a sale a third of its speed.
create table stock_movements (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  product_id uuid not null,
  kind text not null
    check (kind in ('initial', 'import', 'sale', 'annulment', 'return', 'adjustment', 'production', 'reservation')),
  -- The difference: negative takes out.
  qty numeric(15, 3) not null,
  sale_id uuid,
  reason text not null default '',
  user_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create index stock_movements_product on stock_movements (company_id, product_id, id);
call isolate_by_company('stock_movements');
grant select, insert on stock_movements to cuadra_app;
