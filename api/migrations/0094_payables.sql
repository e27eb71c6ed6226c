-- What of each received purchase is still owed: who pays a supplier pays the oldest first, as a client does (see
-- pending_sales()). What no purchase explains has none.
create function payable_purchases(company uuid)
  returns table (purchase_id uuid, supplier_id uuid, currency text, owed numeric)
  language plpgsql stable rows 200 as $$
declare
  debt record;
  one record;
  rest numeric;
begin
  for debt in
    select b.supplier_id, b.currency, b.amount from supplier_balances b
    where b.company_id = company and b.amount > 0
  loop
    supplier_id := debt.supplier_id;
    currency := debt.currency;
    rest := debt.amount;
    for one in
      select p.id, p.total - p.paid as unpaid from purchases p
      where p.company_id = company and p.supplier_id = debt.supplier_id and p.currency = debt.currency
        and p.state = 'received' and p.total > p.paid
      order by coalesce(p.invoice_on, company_day(p.received_at)) desc, p.received_at desc, p.id desc
    loop
      purchase_id := one.id;
      owed := least(rest, one.unpaid);
      return next;
      rest := rest - owed;
      exit when rest <= 0;
    end loop;
    if rest > 0 then
      purchase_id := null;
      owed := rest;
      return next;
    end if;
  end loop;
end $$;
revoke execute on function payable_purchases from public;
grant execute on function payable_purchases to cuadra_app;
