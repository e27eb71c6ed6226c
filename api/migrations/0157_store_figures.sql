-- Who came to the online store and what came of it, without cookies and without keeping who it was.

-- By day, in Caracas.
create table store_days (
  company_id uuid not null references companies,
  day date not null,
  -- Browsers that were here, and those that put something into a cart.
  visitors integer not null default 0,
  carts integer not null default 0,
  primary key (company_id, day)
);
call isolate_by_company('store_days');
grant select, insert, update on store_days to cuadra_app;

-- What tells a visitor of today from another one. It is gone the day after, and says nothing of who it was.
create table store_visitors (
  company_id uuid not null references companies,
  day date not null,
  -- SHA-256 of company, day, address and browser.
  visitor bytea not null check (octet_length(visitor) = 32),
  has_cart boolean not null default false,
  -- Searches of theirs that were counted.
  misses smallint not null default 0,
  primary key (company_id, day, visitor)
);
create index store_visitors_day on store_visitors (day);
call isolate_by_company('store_visitors');
grant select, insert, update on store_visitors to cuadra_app;

-- What was looked for and not found, as `searchable` writes it.
create table store_misses (
  company_id uuid not null references companies,
  day date not null,
  words text not null check (length(words) between 1 and 60),
  times integer not null default 1,
  primary key (company_id, day, words)
);
create index store_misses_day on store_misses (day);
call isolate_by_company('store_misses');
grant select, insert, update on store_misses to cuadra_app;

-- Visitors of days that are over, searches, and pictures of payments of orders that are, which nobody asks for any more.
create function purge_store_traces(most integer, kept_misses interval, kept_proofs interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
  total integer := 0;
begin
  if kept_misses < interval '7 days' or kept_proofs < interval '7 days' then
    raise exception 'what is kept for less than a week may still be needed';
  end if;
  delete from store_visitors where (company_id, day, visitor) in (
    select company_id, day, visitor from store_visitors where day < company_day(now())
    order by day limit most for update skip locked);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from store_misses where (company_id, day, words) in (
    select company_id, day, words from store_misses where day < company_day(now() - kept_misses)
    order by day limit most for update skip locked);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from store_order_proofs where (company_id, order_id) in (
    select p.company_id, p.order_id from store_order_proofs p
    join store_orders o on o.company_id = p.company_id and o.id = p.order_id
    where p.created_at < now() - kept_proofs and o.updated_at < now() - kept_proofs
      and o.status in ('delivered', 'cancelled', 'expired')
    limit most for update of p skip locked);
  get diagnostics gone = row_count;
  return total + gone;
end $$;
revoke execute on function purge_store_traces from public;
grant execute on function purge_store_traces to cuadra_app;
