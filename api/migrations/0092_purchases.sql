-- Goods that come in: drafts that move nothing, and what was received (docs/decisions/0041).

create table purchases (
  company_id uuid not null references companies,
  id uuid not null,
  -- Given at receipt, so that there is no gap.
  number bigint,
  state text not null default 'draft' check (state in ('draft', 'received', 'annulled')),
  supplier_id uuid,
  invoice_number text,
  invoice_on date,
  due_on date,
  currency text not null references currencies,
  -- The company's two as it was saved; 1 alternative = rate main, null of a draft that takes the day's. See 0033 for `inverse`.
  main text not null,
  alternative text not null,
  rate numeric check (rate > 0),
  inverse numeric check (inverse > 0),
  rate_id uuid,
  discount numeric(20, 2) not null check (discount >= 0),
  expenses numeric(20, 2) not null check (expenses >= 0),
  -- Whether the supplier is owed them.
  expenses_on_invoice boolean not null,
  -- Of the lines, and what the supplier is owed.
  subtotal numeric(20, 2) not null,
  total numeric(20, 2) not null,
  -- Of the total, as it was received.
  paid numeric(20, 2) not null default 0 check (paid >= 0),
  line_count integer not null,
  -- Somebody has written a cost, a discount or expenses.
  has_costs boolean not null,
  note text not null,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  received_at timestamptz,
  received_by uuid,
  -- The requests that received and annulled it, by which a try after a lost answer is known.
  receive_id uuid,
  annulled_at timestamptz,
  annulled_by uuid,
  annul_id uuid,
  reason text,
  version integer not null default 1,
  edited_at timestamptz,
  edited_by uuid,
  edit_id uuid,
  primary key (company_id, id),
  foreign key (company_id, supplier_id) references suppliers,
  check ((number is null) = (state = 'draft')),
  check ((received_at is null) = (state = 'draft')),
  check ((annulled_at is not null) = (state = 'annulled')),
  check (state = 'draft' or (supplier_id is not null and rate is not null))
);
create unique index purchases_number on purchases (company_id, number) where number is not null;
create index purchases_newest on purchases (company_id, created_at, id);
create index purchases_supplier on purchases (company_id, supplier_id, created_at, id);
create index purchases_drafts on purchases (company_id, id) where state = 'draft';
call isolate_by_company('purchases');
grant select, insert, update, delete on purchases to cuadra_app;
-- What was received stays, whatever a statement says.
create policy drafts_only on purchases as restrictive for delete to cuadra_app using (state = 'draft');

-- What a draft says, whole, whatever of it changed: its lines are rows of their own.
create trigger purchases_edited before update of note on purchases
  for each row execute function note_edit();

-- Written with a draft and thrown away with it; of what was received they never change: there is no grant to.
create table purchase_lines (
  company_id uuid not null,
  purchase_id uuid not null,
  -- The client's own.
  id uuid not null,
  position smallint not null,
  product_id uuid not null,
  -- { id, name, factor } as it was saved; null: units.
  presentation jsonb check (jsonb_typeof(presentation) = 'object'),
  -- Of presentations, or of units without one.
  qty numeric(15, 3) not null check (qty > 0),
  units numeric(15, 3) not null check (units > 0),
  -- Of one of what `qty` counts; null: not known.
  unit_cost numeric check (unit_cost >= 0),
  discount numeric(5, 2) not null check (discount between 0 and 100),
  total numeric(20, 2),
  -- Its part of the purchase's discount and expenses.
  discount_share numeric(20, 2) not null,
  expenses_share numeric(20, 2) not null,
  -- What one unit came to with them; in the purchase's currency.
  landed_unit_cost numeric,
  lot text,
  expires_on date,
  primary key (company_id, purchase_id, id),
  foreign key (company_id, purchase_id) references purchases,
  foreign key (company_id, product_id) references products
);
create index purchase_lines_product on purchase_lines (company_id, product_id, purchase_id);
call isolate_by_company('purchase_lines');
grant select, insert, delete on purchase_lines to cuadra_app;
create policy drafts_only on purchase_lines as restrictive for delete to cuadra_app using (
  exists (select from purchases p
    where p.company_id = purchase_lines.company_id and p.id = purchase_lines.purchase_id and p.state = 'draft'));

-- What a receipt made of each product: only ever added to. In the product's cost currency.
create table purchase_products (
  company_id uuid not null,
  purchase_id uuid not null,
  product_id uuid not null,
  units numeric(15, 3) not null,
  -- The units of which a line says what they cost, and what one of them came to; null: none says so.
  costed numeric(15, 3) not null,
  landed numeric,
  cost_currency text not null,
  stock_before numeric(15, 3) not null,
  cost_before numeric,
  cost_after numeric,
  average_before numeric,
  average_after numeric,
  primary key (company_id, purchase_id, product_id),
  foreign key (company_id, purchase_id) references purchases,
  foreign key (company_id, product_id) references products
);
create index purchase_products_product on purchase_products (company_id, product_id, purchase_id);
call isolate_by_company('purchase_products');
grant select, insert on purchase_products to cuadra_app;

alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements
  add constraint stock_movements_kind_check check (kind in ('initial', 'import', 'sale', 'annulment', 'return',
    'adjustment', 'production', 'reservation', 'purchase', 'purchase_annulment')),
  add column purchase_id uuid;
-- What a purchase brought, and what its annulment took. Once for each product, whatever happens.
create unique index stock_movements_purchase on stock_movements (company_id, purchase_id, product_id, kind)
  where purchase_id is not null;
