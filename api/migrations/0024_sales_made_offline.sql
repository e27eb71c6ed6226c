-- A sale that a till made without a connection arrives later than it was made. `created_at` is when it was made; these say
-- when it came and, where it was not its seller, who sent it. Null for a sale that was sent as it was made.
alter table sales add column received_at timestamptz, add column sent_by uuid;

-- What a product cost before its price was changed: a till that was offline then sold at it.
create table product_earlier_prices (
  company_id uuid not null,
  product_id uuid not null,
  id uuid not null default uuidv7(),
  -- Until when it counted.
  replaced_at timestamptz not null default now(),
  cost numeric(20, 2),
  utility numeric(8, 2),
  price numeric(20, 2),
  is_fixed_price boolean not null,
  cost_currency text not null,
  price_currency text not null,
  primary key (company_id, product_id, id),
  foreign key (company_id, product_id) references products
);
call isolate_by_company('product_earlier_prices');
grant select, insert on product_earlier_prices to cuadra_app;

create function keep_earlier_price() returns trigger
  language plpgsql as $$
begin
  insert into product_earlier_prices (company_id, product_id, cost, utility, price, is_fixed_price, cost_currency,
    price_currency)
  values (old.company_id, old.id, old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency,
    old.price_currency);
  return null;
end $$;
create trigger keep_earlier_price after update on products
  for each row when ((old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency, old.price_currency)
    is distinct from (new.cost, new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency))
  execute function keep_earlier_price();
