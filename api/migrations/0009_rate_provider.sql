-- The rate that a provider publishes, and how the companies with the automatic rate get it.

-- What the sources said a dollar is, in bolívares: of nobody, seen by all, written through the functions below.
create table provider_rates (
  id uuid primary key default uuidv7(),
  -- The name of the source; it stands in exchange_rates.origin too.
  source text not null,
  rate numeric(20, 8) not null check (rate > 0),
  -- The «fecha valor»: the day, in Caracas, from which it counts; the BCV publishes ahead.
  effective_day date not null,
  effective_at timestamptz not null,
  -- Near the one before, or near what the other source said: a company that has none to compare it with may take it.
  is_sure boolean not null,
  fetched_at timestamptz not null default clock_timestamp(),
  -- When the source last said the same.
  confirmed_at timestamptz not null default clock_timestamp()
);
create index provider_rates_latest on provider_rates (effective_at desc, id desc);
grant select on provider_rates to cuadra_app, cuadra_backoffice;

-- A provider's rate is written down for each company that it counts for, so that its history says what counted when.
alter table exchange_rates add column provider_rate_id uuid references provider_rates;

-- When the sources are asked next: one row for all copies of the API.
create table rate_fetching (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);
insert into rate_fetching (next_at) values ('-infinity');

-- Whether the caller is the one to ask the sources now. Until it says when the next time is, nobody else does; should
-- it die meanwhile, another one does after the lease.
create function claim_rate_fetch(lease interval) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update rate_fetching set next_at = clock_timestamp() + lease where next_at <= clock_timestamp();
  return found;
end $$;

create function schedule_rate_fetch(wait interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ update rate_fetching set next_at = clock_timestamp() + wait $$;

-- Only one writes a publication down at a time, and nobody begins to follow the provider meanwhile.
create function provider_rates_lock() returns bigint
  language sql immutable parallel safe
  as $$ select 7238091174 $$;

-- Writes down what a source said and gives it to the companies with the automatic rate. Of one that jumps by more than
-- `max_jump` (0.2 is 20 %) from what the provider last gave a company, that company gets nothing until a person accepts
-- it. Never back in time: it counts from now where its day has begun.
create function record_provider_rate(new_source text, new_rate numeric, new_day date, sure boolean, max_jump numeric)
  returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  published provider_rates;
begin
  perform pg_advisory_xact_lock(provider_rates_lock());
  select * into published from provider_rates p where p.source = new_source
    order by p.effective_at desc, p.id desc limit 1;
  if published.effective_day = new_day and published.rate = new_rate then
    update provider_rates p set confirmed_at = clock_timestamp(), is_sure = p.is_sure or sure
      where p.id = published.id returning * into published;
  else
    insert into provider_rates (source, rate, effective_day, effective_at, is_sure)
      values (new_source, new_rate, new_day, new_day::timestamp at time zone 'America/Caracas', sure)
      returning * into published;
  end if;
  insert into exchange_rates (company_id, source, target, rate, origin, effective_at, provider_rate_id)
    select k.company_id, 'USD', 'VES', published.rate, published.source,
      greatest(published.effective_at, clock_timestamp()), published.id
    from company_configurations k
    join company_currencies_used u on u.company_id = k.company_id
    left join lateral (
      select p.id, p.rate, p.effective_at
      from exchange_rates r join provider_rates p on p.id = r.provider_rate_id
      where r.company_id = k.company_id
      order by r.effective_at desc, r.id desc limit 1) given on true
    where k.with_auto_rate
      and (u.main, u.alternative) in (('VES', 'USD'), ('USD', 'VES'))
      and case when given.id is null then published.is_sure
        else (published.effective_at, published.id) > (given.effective_at, given.id)
          and abs(published.rate - given.rate) <= given.rate * max_jump end;
  return published.id;
end $$;

-- A company that turns the automatic rate on, or changes to bolívares and dollars with it, gets the provider's rate at
-- once, with those that count from a later day; one that turns it off gets none of the latter, which would otherwise
-- take the place of what it typed.
create function follow_provider() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  follows boolean;
begin
  perform pg_advisory_xact_lock_shared(provider_rates_lock());
  select k.with_auto_rate and (u.main, u.alternative) in (('VES', 'USD'), ('USD', 'VES')) into follows
    from company_configurations k join company_currencies_used u on u.company_id = k.company_id
    where k.company_id = new.company_id;
  delete from exchange_rates r
    where r.company_id = new.company_id and r.provider_rate_id is not null and r.effective_at > clock_timestamp();
  if follows then
    insert into exchange_rates (company_id, source, target, rate, origin, effective_at, provider_rate_id)
      select new.company_id, 'USD', 'VES', p.rate, p.source, greatest(p.effective_at, clock_timestamp()), p.id
      from provider_rates p
      where p.is_sure
        -- Those that have begun are over but for the last, and the company may have that one already.
        and (p.effective_at > clock_timestamp() or (
          p.id = (select q.id from provider_rates q where q.is_sure and q.effective_at <= clock_timestamp()
            order by q.effective_at desc, q.id desc limit 1)
          and p.id is distinct from (select r.provider_rate_id from exchange_rates r where r.company_id = new.company_id
            order by r.effective_at desc, r.id desc limit 1)))
      order by p.effective_at, p.id;
  end if;
  return null;
end $$;

create trigger follow_provider after update of with_auto_rate on company_configurations
  for each row when (old.with_auto_rate is distinct from new.with_auto_rate) execute function follow_provider();
create trigger follow_provider after insert or update on company_currencies_used
  for each row execute function follow_provider();

revoke execute on function claim_rate_fetch, schedule_rate_fetch, record_provider_rate, follow_provider from public;
grant execute on function claim_rate_fetch, schedule_rate_fetch, record_provider_rate to cuadra_app;
