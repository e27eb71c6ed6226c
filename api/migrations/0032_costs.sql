-- What one of a product cost has as many decimals as it has: a sweet costs $0.013. `numeric` without a scale, so that no
-- table is written again.
drop trigger keep_earlier_price on products;
alter table products alter column cost type numeric;
alter table product_earlier_prices alter column cost type numeric;
alter table sale_lines alter column cost type numeric;
alter table productions
  alter column product_cost_before type numeric,
  alter column product_cost_after type numeric;

-- Until now the form and the file's import wrote 0 down for a cost that nobody knew. A fixed price needs none. What was
-- sold keeps what was written with it.
update products set cost = null where is_fixed_price and cost = 0;

create trigger keep_earlier_price after update on products
  for each row when ((old.cost, old.utility, old.price, old.is_fixed_price, old.cost_currency, old.price_currency)
    is distinct from (new.cost, new.utility, new.price, new.is_fixed_price, new.cost_currency, new.price_currency))
  execute function keep_earlier_price();

-- A fixed price is charged whatever is known of the cost, so the online store shows it too. The rest is as it was.
create or replace function search_store_products(
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
