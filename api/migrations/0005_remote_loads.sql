-- How the loads of the remotes went, counted by day: the back office reads it, nobody else.
create table remote_loads (
  day date not null,
  -- The zero uuid where no session was there.
  company_id uuid not null,
  name text not null,
  version text not null,
  outcome text not null,
  -- Why it failed; empty where it did not.
  kind text not null default '',
  loads bigint not null,
  ms_total bigint not null,
  primary key (day, company_id, name, version, outcome, kind)
);
alter table remote_loads enable row level security;
create policy backoffice on remote_loads for select to cuadra_backoffice using (true);
grant select on remote_loads to cuadra_backoffice;

create function count_remote_load(
    of_company uuid, remote text, of_version text, with_outcome text, of_kind text, took_ms bigint) returns void
  language sql security definer set search_path = public, pg_temp as $$
  insert into remote_loads (day, company_id, name, version, outcome, kind, loads, ms_total)
  values ((now() at time zone 'America/Caracas')::date, coalesce(of_company, '00000000-0000-0000-0000-000000000000'),
    remote, of_version, with_outcome, coalesce(of_kind, ''), 1, took_ms)
  on conflict (day, company_id, name, version, outcome, kind)
  do update set loads = remote_loads.loads + 1, ms_total = remote_loads.ms_total + excluded.ms_total
$$;
revoke execute on function count_remote_load from public;
grant execute on function count_remote_load to cuadra_app;
