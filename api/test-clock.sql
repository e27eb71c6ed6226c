-- A clock that tests move (docs/decisions/0028-a-clock-that-tests-move.md). No migration: no database of a shop has it. What
-- asks for the time asks for now() or clock_timestamp() by name, so a schema that is searched before PostgreSQL's own
-- answers it.
begin;

create schema if not exists test_clock;
grant usage on schema test_clock to public;
create table if not exists test_clock.clock (ahead interval not null);
insert into test_clock.clock select interval '0' where not exists (select from test_clock.clock);
grant select on test_clock.clock to public;

create or replace function test_clock.now() returns timestamptz language sql stable
  as $$ select pg_catalog.now() + (select c.ahead from test_clock.clock c) $$;
create or replace function test_clock.clock_timestamp() returns timestamptz language sql volatile
  as $$ select pg_catalog.clock_timestamp() + (select c.ahead from test_clock.clock c) $$;

-- For who connects from now on.
do $$ begin
  execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
end $$;

-- For functions that say themselves where they look.
do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and exists (
      select from unnest(p.proconfig) setting where setting like 'search_path=%')
  loop
    execute format('alter function %s set search_path = test_clock, pg_catalog, public, pg_temp', one.name);
  end loop;
end $$;

-- For what columns begin with: that is bound to a function when the column is made, so it is said again.
do $$
declare
  statements text[];
  one text;
begin
  set local search_path = public;
  select array_agg(format('alter table public.%I alter column %I set default %s',
      c.relname, a.attname, pg_get_expr(d.adbin, d.adrelid)))
    into statements
  from pg_attrdef d
  join pg_class c on c.oid = d.adrelid
  join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where c.relnamespace = 'public'::regnamespace and a.attgenerated = ''
    and pg_get_expr(d.adbin, d.adrelid) ~ '\m(now|clock_timestamp)\(\)';
  set local search_path = test_clock, pg_catalog, public;
  foreach one in array coalesce(statements, '{}') loop
    execute one;
  end loop;
end $$;

commit;
