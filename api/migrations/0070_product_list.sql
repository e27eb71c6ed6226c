-- The list of products at any size: an index for each order and filter that a page of it begins with.

-- What one costs by spec §5 (`linePrice` of shared/src/domain/price.ts, which a test holds this to), in its own currency
-- so that no change of the rate writes it again; null where it counts as 0. It only puts products in order: a float,
-- because an index under row level security is not asked for a numeric.
alter table products
  add column price_order double precision generated always as (
    nullif(case
      when is_fixed_price then price
      when utility is null and price is null then null
      else round(cost + cost * coalesce(utility, 0) * 0.01, 8)
    end, 0)::double precision) stored,
  add column line_currency text not null generated always as (
    case when is_fixed_price then price_currency else cost_currency end) stored;

create index products_by_price on products (company_id, line_currency, price_order, id) where deleted_at is null;
create index products_by_category on products (company_id, category_id, name, id) where deleted_at is null;
create index products_by_measure on products (company_id, measure_id, name, id) where deleted_at is null;
create index products_without_price on products (company_id, name, id) where price_order is null and deleted_at is null;
create index products_without_cost on products (company_id, name, id) where cost is null and deleted_at is null;
create index products_withdrawn on products (company_id, name, id) where deleted_at is not null;

-- All that a search finds, for who filters it, counts it or puts it in another order: as search_products, whose reason
-- it shares, without its order and its pages. `withdrawn`: among the withdrawn ones instead.
create function matching_products(company uuid, words text[], whole text, withdrawn boolean)
  returns table (id uuid)
  language plpgsql stable rows 500 security definer set search_path = public, pg_temp as $$
declare
  word text;
  conditions text := '';
begin
  foreach word in array words loop
    conditions := conditions || format(' and p.search_text like %L', containing(word));
  end loop;
  return query execute format($query$
    select p.id from products p
    where p.company_id = $1 and p.company_id = current_company() and p.deleted_at is %s null %s
    union
    select p.id from products p
    where p.company_id = $1 and p.company_id = current_company() and p.deleted_at is %s null and lower(p.code) = lower($2)
    union
    select b.product_id from product_barcodes b join products p on p.company_id = b.company_id and p.id = b.product_id
    where b.company_id = $1 and b.company_id = current_company() and b.barcode = $2 and p.deleted_at is %s null$query$,
    case when withdrawn then 'not' else '' end, conditions,
    case when withdrawn then 'not' else '' end, case when withdrawn then 'not' else '' end)
  using company, whole;
end $$;

revoke execute on function matching_products from public;
grant execute on function matching_products to cuadra_app;
