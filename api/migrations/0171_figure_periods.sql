-- What a company sold of each product in a period that is over, summed up once: a report reads a row a product in place of one a
-- day and product (docs/decisions/0076-periods-summed-up.md). Only ranges with many rows have one, and only what was asked for.

create table figure_periods (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- `wanted`: asked for, and not there yet. `stale`: a day of it has changed since, or nobody asks for it; nobody reads it any more.
  state text not null default 'wanted' check (state in ('wanted', 'summed', 'stale')),
  -- Of how many pairs of currencies its sums are: of one, there is one row a product.
  pairs smallint,
  -- How often it was begun: what fails again and again is left.
  tries smallint not null default 0,
  used_on date not null,
  stale_since timestamptz check ((stale_since is null) = (state <> 'stale')),
  primary key (company_id, id),
  check (pairs is not null or state <> 'summed')
);
create unique index figure_periods_days on figure_periods (company_id, first_day, last_day) where state <> 'stale';
create index figure_periods_to_do on figure_periods (state, id) where state <> 'summed';
create index figure_periods_unused on figure_periods (used_on) where state <> 'stale';
call isolate_by_company('figure_periods');
grant select, insert, delete on figure_periods to cuadra_app;
grant update (state, pairs, tries, used_on, stale_since) on figure_periods to cuadra_app;

-- The rows of `daily_products` of those days, added up.
create table period_products (
  company_id uuid not null,
  period_id uuid not null,
  product_id uuid not null,
  main text not null,
  alternative text not null,
  -- How many rows they were. With the days that a range leaves out taken off, zero: it was not sold in the range.
  days integer not null,
  qty numeric(38, 3) not null,
  total numeric(38, 2) not null,
  total_alternative numeric(38, 2) not null,
  cost numeric(38, 2) not null,
  cost_alternative numeric(38, 2) not null,
  uncosted numeric(38, 2) not null,
  uncosted_alternative numeric(38, 2) not null,
  primary key (company_id, period_id, product_id, main, alternative),
  foreign key (company_id, period_id) references figure_periods
);
call isolate_by_company('period_products');
grant select, insert, delete on period_products to cuadra_app;

-- For whoever changes the figures of a day that is over, in the same transaction, with the company's figures locked, in a
-- statement after that lock: what is summed up meanwhile is then seen and not kept.
create function outdate_periods(company uuid, of_day date) returns void
  language sql as $$
  update figure_periods set state = 'stale', stale_since = now()
  where company_id = company and last_day >= of_day and state <> 'stale' $$;

-- What the server has to do by itself, of any company: sum up what is wanted, and remove what nobody reads or asks for.
create function figure_periods_to_do(at_once integer, most_tries integer, read_for interval, unused_since date)
  returns table (company_id uuid, id uuid, is_wanted boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  -- Those who asked first come first, whoever they are.
  (select p.company_id, p.id, true from figure_periods p where p.state = 'wanted' and p.tries < most_tries
    order by p.id limit at_once)
  union all
  (select p.company_id, p.id, false from figure_periods p where p.state = 'stale' and p.stale_since < now() - read_for
    limit at_once)
  union all
  (select p.company_id, p.id, false from figure_periods p where p.state <> 'stale' and p.used_on < unused_since
    limit at_once) $$;
revoke execute on function figure_periods_to_do from public;
grant execute on function figure_periods_to_do to cuadra_app;

-- Now also says that nothing summed up before is right.
create or replace function rebuild_daily_figures(company uuid) returns void
  language plpgsql as $$
begin
  perform lock_daily_figures(company);
  delete from daily_sales where company_id = company;
  delete from daily_products where company_id = company;
  delete from daily_clients where company_id = company;
  delete from daily_money where company_id = company;
  perform add_daily_figures(company, null, null, null);
  perform outdate_periods(company, '-infinity');
end $$;
