-- How a version does in browsers while it is new, so that a bad one is taken out (docs/decisions/0057-a-bad-version-is-taken-out.md).

-- A row for each browser that loaded a version, and one more for each way in which it failed there: however often a browser
-- says so, it counts once.
create table release_loads (
  -- The zero uuid for who belongs to none: a super user.
  company_id uuid not null,
  name text not null,
  version text not null,
  -- Why it failed; empty for the load itself.
  kind text not null default '' check (kind in ('', 'http', 'integrity', 'version', 'evaluation')),
  -- The beginning of the hash of its token.
  session bytea not null,
  -- When it was said last, to the minute.
  at timestamptz not null default now(),
  primary key (company_id, name, version, kind, session)
);
create index release_loads_of_version on release_loads (name, version, at);
create index release_loads_at on release_loads (at);
alter table release_loads enable row level security;
create policy backoffice on release_loads for select to cuadra_backoffice using (true);
grant select on release_loads to cuadra_backoffice;

-- Notes a load of a version that somebody gets, or that may come back. A company with more browsers than `most` has said enough.
create function note_release_load(
    of_company uuid, of_session bytea, remote text, of_version text, of_kind text, most integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one text;
begin
  perform from release_channels c
    where c.name = remote and of_version in (c.active, c.previous, c.canary ->> 'version');
  if not found then return; end if;
  of_company := coalesce(of_company, '00000000-0000-0000-0000-000000000000');
  -- What failed was a load, too.
  foreach one in array (case of_kind when '' then array[''] else array['', of_kind] end) loop
    update release_loads l set at = now()
      where (l.company_id, l.name, l.version, l.kind, l.session) = (of_company, remote, of_version, one, of_session)
        and l.at < now() - interval '1 minute';
    insert into release_loads (company_id, name, version, kind, session)
    select of_company, remote, of_version, one, of_session
    where (select count(*) from (select from release_loads l
      where (l.company_id, l.name, l.version, l.kind) = (of_company, remote, of_version, one) limit most) said) < most
    on conflict do nothing;
  end loop;
end $$;
revoke execute on function note_release_load from public;
grant execute on function note_release_load to cuadra_app;

-- Whom a module's team reads mail at: nobody where there is no row.
create table release_teams (
  name text primary key,
  address text not null
);
grant select, insert, update, delete on release_teams to cuadra_backoffice;

-- Mails about a line of the log that are to go out, or went.
create table release_notices (
  log_id bigint primary key references release_log,
  address text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index release_notices_waiting on release_notices (next_try_at) where sent_at is null;
grant select, insert, update (tries, next_try_at, sent_at) on release_notices to cuadra_backoffice;

alter table release_log drop constraint release_log_what_check, add constraint release_log_what_check
  check (what in ('published', 'activated', 'rolled-back', 'canary', 'removed', 'token-made', 'token-revoked',
    'pinned', 'unpinned', 'held', 'not-held', 'taken-out', 'failing', 'address'));
create index release_log_of_module on release_log (name, id);

-- Loads, and who got what, which nobody asks for any more. What a module's channels were last stays, however long ago.
create function purge_release_traces(most integer, kept interval) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
  total integer := 0;
begin
  if kept < interval '7 days' then
    raise exception 'what is kept for less than a week may still be needed';
  end if;
  delete from release_loads where (company_id, name, version, kind, session) in (
    select company_id, name, version, kind, session from release_loads where at < now() - kept
    order by at limit most for update skip locked);
  get diagnostics gone = row_count;
  total := total + gone;
  delete from release_channel_history where id in (
    select h.id from release_channel_history h
    where h.at < now() - kept and exists (
      select from release_channel_history later where later.name = h.name and later.id > h.id and later.at < now() - kept)
    order by h.at limit most for update skip locked);
  get diagnostics gone = row_count;
  return total + gone;
end $$;
revoke execute on function purge_release_traces from public;
grant execute on function purge_release_traces to cuadra_app;
