-- Changes of many products go after a while, with what each product was before: nobody undoes last year's.

create index product_changes_by_time on product_changes (created_at);

-- Removes up to `most` products of changes that were made before that time, and then the changes of which none is left.
-- Says how many rows went. Rows that somebody holds are left to the next time.
create function purge_bulk_changes(most integer, kept interval)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
  total integer := 0;
begin
  if kept < interval '1 day' then
    raise exception 'what is kept for less than a day may still be needed';
  end if;
  delete from product_change_lines where (company_id, change_id, product_id) in (
    select l.company_id, l.change_id, l.product_id
    from product_changes c join product_change_lines l on l.company_id = c.company_id and l.change_id = c.id
    where c.created_at < now() - kept
    limit most for update of l skip locked);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from product_changes where (company_id, id) in (
    select c.company_id, c.id from product_changes c
    where c.created_at < now() - kept and not exists (
      select from product_change_lines l where l.company_id = c.company_id and l.change_id = c.id)
    order by c.created_at limit most for update of c skip locked);
  get diagnostics gone = row_count;
  return total + gone;
end $$;
revoke execute on function purge_bulk_changes from public;
grant execute on function purge_bulk_changes to cuadra_app;
