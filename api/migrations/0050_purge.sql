-- What is over goes after a while: sessions and codes that nobody can use any more, and earlier prices that no sale of a
-- device that was offline can ask for. A job calls this until nothing is left.

create index sessions_by_end on sessions (expires_at);
create index mailed_codes_by_end on mailed_codes (expires_at);
create index product_earlier_prices_by_end on product_earlier_prices (replaced_at);

-- Removes up to `most` rows of each kind, and says how many went. Rows that somebody holds are left to the next time.
create function purge_what_is_over(most integer, sessions_kept interval, codes_kept interval, prices_kept interval)
  returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
  total integer := 0;
begin
  if least(sessions_kept, codes_kept, prices_kept) < interval '1 hour' then
    raise exception 'what is kept for less than an hour may still be needed';
  end if;
  delete from sessions where token_hash in (
    select token_hash from sessions where expires_at < now() - sessions_kept
    order by expires_at limit most for update skip locked);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from mailed_codes where (company_id, user_id, purpose) in (
    select company_id, user_id, purpose from mailed_codes where expires_at < now() - codes_kept
    order by expires_at limit most for update skip locked);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from product_earlier_prices where (company_id, product_id, id) in (
    select company_id, product_id, id from product_earlier_prices where replaced_at < now() - prices_kept
    order by replaced_at limit most for update skip locked);
  get diagnostics gone = row_count;
  return total + gone;
end $$;
revoke execute on function purge_what_is_over from public;
grant execute on function purge_what_is_over to cuadra_app;
