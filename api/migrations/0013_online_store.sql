-- The online store: what is shown, what was ordered, and the stock that orders hold back.

create table store_settings (
  company_id uuid primary key references companies,
  -- Its place in the address of the store; unique in all of Cuadra.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  description text not null default '',
  phone text not null default '',
  is_published boolean not null default false,
  has_pickup boolean not null default true,
  has_delivery boolean not null default false,
  delivery_note text not null default '',
  shown_currency text not null default 'both' check (shown_currency in ('main', 'alternative', 'both')),
  payment_instructions text not null default '',
  -- Products of which categories are shown: all, or those of store_categories.
  catalogue text not null default 'all' check (catalogue in ('all', 'categories')),
  -- Up to how many a buyer is told that there are; null: only whether there are any.
  max_shown_qty smallint check (max_shown_qty > 0),
  -- How long an order that nobody accepted holds back stock.
  pending_minutes integer not null default 1440 check (pending_minutes > 0),
  updated_at timestamptz not null default now()
);
create unique index store_settings_slug on store_settings (slug);
call isolate_by_company('store_settings');
grant select, insert, update on store_settings to cuadra_app;

create table store_categories (
  company_id uuid not null references store_settings,
  category_id uuid not null,
  primary key (company_id, category_id),
  foreign key (company_id, category_id) references categories on delete cascade
);
call isolate_by_company('store_categories');
grant select, insert, delete on store_categories to cuadra_app;

-- Products that the store does not show, whatever their category.
create table store_hidden_products (
  company_id uuid not null references store_settings,
  product_id uuid not null,
  primary key (company_id, product_id),
  foreign key (company_id, product_id) references products
);
call isolate_by_company('store_hidden_products');
grant select, insert, delete on store_hidden_products to cuadra_app;

-- How much of the stock open orders hold back: the sum of stock_reservations, kept beside them. What may be sold is
-- qty - reserved.
alter table product_stock add column reserved numeric(15, 3) not null default 0 check (reserved >= 0);

create table store_orders (
  company_id uuid not null references companies,
  id uuid not null,
  -- 256 random bits: who has it sees the order. As it is and not its hash, because the order sent again gets it again.
  token text not null,
  number bigint not null,
  status text not null default 'pending'
    check (status in ('pending', 'accepted', 'ready', 'delivered', 'cancelled', 'expired')),
  buyer_name text not null,
  phone text not null,
  delivery text not null check (delivery in ('pickup', 'delivery')),
  address text not null,
  note text not null,
  -- Why it was cancelled; the buyer reads it.
  reason text not null default '',
  main text not null,
  alternative text not null,
  -- 1 alternative = rate main, frozen.
  rate numeric(20, 8) not null check (rate > 0),
  rate_id uuid,
  total numeric(20, 2) not null check (total >= 0),
  total_alternative numeric(20, 2) not null check (total_alternative >= 0),
  -- Until when it holds back stock if nobody accepts it.
  expires_at timestamptz not null,
  -- The sale that it became. No foreign key: the order is closed before the sale is written, in one transaction.
  sale_id uuid,
  -- SHA-256 of the body: the same id with another body is a conflict.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index store_orders_number on store_orders (company_id, number);
create unique index store_orders_token on store_orders (company_id, token);
create index store_orders_by_time on store_orders (company_id, created_at, id);
create index store_orders_by_status on store_orders (company_id, status, created_at, id);
create index store_orders_due on store_orders (expires_at) where status = 'pending';
call isolate_by_company('store_orders');
grant select, insert on store_orders to cuadra_app;
grant update (status, reason, sale_id, updated_at) on store_orders to cuadra_app;

create table store_order_lines (
  company_id uuid not null,
  order_id uuid not null,
  position smallint not null,
  product_id uuid not null,
  name text not null,
  qty numeric(15, 3) not null check (qty > 0),
  unit_price numeric(20, 8) not null check (unit_price >= 0),
  currency text not null,
  total numeric(20, 2) not null,
  total_alternative numeric(20, 2) not null,
  primary key (company_id, order_id, position),
  foreign key (company_id, order_id) references store_orders
);
call isolate_by_company('store_order_lines');
grant select, insert on store_order_lines to cuadra_app;

-- The ledger of what orders hold back: only ever added to. An order reserves a product once and releases it once, which
-- the primary key sees to.
create table stock_reservations (
  company_id uuid not null,
  order_id uuid not null,
  product_id uuid not null,
  kind text not null check (kind in ('reserve', 'release')),
  -- Positive holds back, negative gives free.
  qty numeric(15, 3) not null check ((kind = 'reserve') = (qty > 0)),
  created_at timestamptz not null default now(),
  primary key (company_id, order_id, product_id, kind),
  foreign key (company_id, order_id) references store_orders
);
create index stock_reservations_product on stock_reservations (company_id, product_id);
call isolate_by_company('stock_reservations');
grant select, insert on stock_reservations to cuadra_app;

-- The company of a store that is open to buyers: published, with the module, its subscription running. A buyer has no
-- session, so that the name of the store is all that a call goes by.
create function company_of_store(wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.company_id
  from store_settings s
  join companies c on c.id = s.company_id
  left join subscriptions b on b.company_id = s.company_id
  where s.slug = wanted and s.is_published and 'ecommerce' = any(c.modules) and coalesce(b.expires_at > now(), true)
$$;

-- A page of what the store of this transaction's company sells, by name, that contains every word: what its owner shows,
-- at a price above zero (spec §5, «Line price») in a currency of the company. The prices themselves are worked out by the
-- shared rule; a test holds this filter to it. With the owner's rights, as search_products and for its reason; it gives
-- ids only, and with `only_ids` none beside those.
create function search_store_products(
    words text[], of_category uuid, only_ids uuid[], after_name text, after_id uuid, most integer)
  returns table (id uuid)
  language plpgsql stable rows 50 security definer set search_path = public, pg_temp as $$
declare
  word text;
  conditions text := '';
begin
  foreach word in array words loop
    conditions := conditions || format(' and p.search_text like %L', containing(word));
  end loop;
  return query execute format($query$
    select p.id from products p, store_settings s, company_currencies_used u
    where p.company_id = $1 and s.company_id = $1 and u.company_id = $1 and p.deleted_at is null %s
      and ($2 is null or p.category_id = $2)
      and ($3 is null or p.id = any($3))
      and ($4 is null or (p.name, p.id) > ($4 collate spanish, $5))
      and p.cost is not null
      and case when p.is_fixed_price
        then p.price > 0 and p.price_currency in (u.main, u.alternative)
        else p.cost > 0 and (p.utility is not null or p.price is not null) and p.cost_currency in (u.main, u.alternative)
      end
      and (s.catalogue = 'all'
        or p.category_id in (select c.category_id from store_categories c where c.company_id = $1))
      and p.id not in (select h.product_id from store_hidden_products h where h.company_id = $1)
    order by p.name, p.id limit $6$query$, conditions)
  using current_company(), of_category, only_ids, after_name, after_id, most;
end $$;

-- Companies with orders that nobody accepted in time.
create function companies_with_due_orders(most integer) returns setof uuid
  language sql stable rows 10 security definer set search_path = public, pg_temp as $$
  select distinct company_id from store_orders where status = 'pending' and expires_at <= now() limit most
$$;

revoke execute on function company_of_store, search_store_products, companies_with_due_orders from public;
grant execute on function company_of_store, search_store_products, companies_with_due_orders to cuadra_app;
