-- What accepted orders hold back of a product: a pending order gives way to the cash register (see yield-to-sale.ts).
-- Asked only of a product of which something is reserved. A function, because its plan is kept by the session, while a
-- subquery over two more tables was planned again with every page of products, and nearly always for nothing.
create function held_from_sales(company uuid, product uuid, reserved numeric) returns numeric
  language plpgsql stable as $$
begin
  return reserved - (
    select coalesce(sum(r.qty), 0) from stock_reservations r
    join store_orders o on o.company_id = r.company_id and o.id = r.order_id
    where r.company_id = company and r.product_id = product and r.kind = 'reserve' and o.status = 'pending');
end $$;

revoke execute on function held_from_sales from public;
grant execute on function held_from_sales to cuadra_app;
