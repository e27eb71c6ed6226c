-- A wrong rate is corrected or taken back from now on. It leaves `exchange_rates`, so that nothing that asks what counts
-- finds it, and stays here: what was sold at it keeps it, and a sale that a device made at it without a connection is
-- still known by it.
create table withdrawn_exchange_rates (
  company_id uuid not null references companies,
  id uuid not null,
  source text not null,
  target text not null,
  rate numeric(20, 8) not null,
  origin text not null,
  effective_at timestamptz not null,
  created_at timestamptz not null,
  provider_rate_id uuid,
  request_hash bytea,
  -- Until when it counted.
  withdrawn_at timestamptz not null default now(),
  user_id uuid not null,
  -- The one that took its place; null where it was only taken back.
  replaced_by uuid,
  primary key (company_id, id)
);
call isolate_by_company('withdrawn_exchange_rates');
grant select, insert on withdrawn_exchange_rates to cuadra_app;
grant delete on exchange_rates to cuadra_app;

-- Writes down what a source said; companies get it by `give_provider_rate`, some at a time. Said again of the same day it is
-- the same one, confirmed, also when a later day's is known already.
drop function record_provider_rate(text, numeric, date, boolean, numeric);
create function record_provider_rate(new_source text, new_rate numeric, new_day date, sure boolean) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  published provider_rates;
begin
  perform pg_advisory_xact_lock(provider_rates_lock());
  select * into published from provider_rates p where p.source = new_source and p.effective_day = new_day
    order by p.id desc limit 1;
  if published.rate = new_rate then
    update provider_rates p set confirmed_at = clock_timestamp(), is_sure = p.is_sure or sure
      where p.id = published.id returning * into published;
  else
    insert into provider_rates (source, rate, effective_day, effective_at, is_sure)
      values (new_source, new_rate, new_day, new_day::timestamp at time zone 'America/Caracas', sure)
      returning * into published;
  end if;
  return published.id;
end $$;

-- The provider's rate that a company was given and that one published for `effective_at` would follow: of those that have
-- begun, or begin before it does, the last. So a correction of today's rate follows today's, though tomorrow's is known.
create function provider_rate_before(company uuid, effective_at timestamptz) returns provider_rates
  language sql stable set search_path = public, pg_temp as $$
  select p.* from exchange_rates r join provider_rates p on p.id = r.provider_rate_id
  where r.company_id = company and p.effective_at <= greatest($2, now())
  order by p.effective_at desc, p.id desc limit 1 $$;

-- Gives what was published to the companies with the automatic rate that come behind one, at most `most` of them: each
-- call is a transaction of its own, so that nobody waits for all of them. Of a rate that jumps by more than `max_jump`
-- (0.2 is 20 %) from what the provider last gave a company, that company gets nothing until a person accepts it. Never back
-- in time: it counts from now where its day has begun. Given again, nothing happens.
-- Returns the last company that was looked at, null behind the last of all.
create function give_provider_rate(published_id uuid, behind uuid, most integer, max_jump numeric) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  published provider_rates;
  last_company uuid;
begin
  perform pg_advisory_xact_lock(provider_rates_lock());
  select * into published from provider_rates p where p.id = published_id;
  select part.company_id into last_company from (
    select k.company_id from company_configurations k
    where behind is null or k.company_id > behind order by k.company_id limit most) part
    order by part.company_id desc limit 1;
  insert into exchange_rates (company_id, source, target, rate, origin, effective_at, provider_rate_id)
    select k.company_id, 'USD', 'VES', published.rate, published.source,
      greatest(published.effective_at, clock_timestamp()), published.id
    from company_configurations k
    join company_currencies_used u on u.company_id = k.company_id
    cross join lateral provider_rate_before(k.company_id, published.effective_at) given
    where (behind is null or k.company_id > behind) and k.company_id <= last_company
      and k.with_auto_rate
      and (u.main, u.alternative) in (('VES', 'USD'), ('USD', 'VES'))
      and case when given.id is null then published.is_sure
        else (published.effective_at, published.id) > (given.effective_at, given.id)
          and abs(published.rate - given.rate) <= given.rate * max_jump end;
  return last_company;
end $$;
revoke execute on function record_provider_rate, give_provider_rate from public;
grant execute on function record_provider_rate, give_provider_rate to cuadra_app;
