-- A list of 20,000 products comes in a minute before autovacuum looks. Until then the planner takes the company for one of a
-- few products, and a page of them reads all of their stock once for each: 360 ms in place of 1.3.
-- `relpages` is what the last ANALYZE found: a table that has not grown by a tenth since, as autovacuum counts too, is left.
create function analyze_grown_tables() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  grown regclass;
begin
  for grown in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace
      and relname in ('products', 'product_barcodes', 'product_stock', 'stock_movements', 'clients', 'client_movements',
        'client_balances')
      and pg_relation_size(oid) / current_setting('block_size')::bigint > greatest(relpages, 0) * 1.1 + 50
    order by relname
  loop
    -- Who vacuums it brings its statistics up to date without us; waiting for that may take hours.
    execute format('analyze (skip_locked) %s', grown);
  end loop;
end $$;
revoke execute on function analyze_grown_tables from public;
grant execute on function analyze_grown_tables to cuadra_app;
