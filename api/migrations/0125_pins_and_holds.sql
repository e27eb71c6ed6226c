-- A version for one company alone, and companies that get no other version in their opening hours.

alter table release_channels
  -- The version of each company that has one of its own, by the company's id.
  add column pins jsonb not null default '{}',
  -- What the last change took out because it was bad: who holds leaves it, too.
  add column taken_out text;

-- Who got which version, and from when on: a company that holds has what was so when its hours began.
create table release_channel_history (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  name text not null,
  active text,
  canary jsonb,
  taken_out text
);
create index release_channel_history_at on release_channel_history (at);
create index release_channel_history_name on release_channel_history (name, id);
insert into release_channel_history (name, active, canary) select name, active, canary from release_channels;

create function note_release_channel() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or (new.active, new.canary) is distinct from (old.active, old.canary) then
    insert into release_channel_history (name, active, canary, taken_out)
    values (new.name, new.active, new.canary, new.taken_out);
  end if;
  return null;
end $$;
revoke execute on function note_release_channel from public;
create trigger release_channel_noted after insert or update on release_channels
  for each row execute function note_release_channel();
grant select on release_channel_history to cuadra_app, cuadra_backoffice;

create table release_holds (
  company_id uuid primary key references companies on delete cascade,
  -- Of the week, Monday is 1.
  days integer[] not null check (cardinality(days) between 1 and 7 and days <@ array[1, 2, 3, 4, 5, 6, 7]),
  -- In Caracas; where it ends before it begins, on the day after.
  opens time not null,
  closes time not null check (closes <> opens),
  set_at timestamptz not null default now()
);
alter table release_holds enable row level security;
create policy backoffice on release_holds for select to cuadra_backoffice using (true);
grant select on release_holds to cuadra_backoffice;

-- Without hours, the company holds no more. False for no such company.
create function set_release_hold(of_company uuid, on_days integer[], opens_at time, closes_at time) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from companies where id = of_company) then return false; end if;
  if opens_at is null then
    delete from release_holds where company_id = of_company;
  else
    insert into release_holds (company_id, days, opens, closes) values (of_company, on_days, opens_at, closes_at)
    on conflict (company_id) do update
      set days = excluded.days, opens = excluded.opens, closes = excluded.closes, set_at = now();
  end if;
  return true;
end $$;
revoke execute on function set_release_hold from public;
grant execute on function set_release_hold to cuadra_backoffice;

-- For every copy of the API, which resolves the modules of all companies from memory.
create function all_release_holds() returns table (company_id uuid, days integer[], opens text, closes text, set_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
  select h.company_id, h.days, to_char(h.opens, 'HH24:MI'), to_char(h.closes, 'HH24:MI'), h.set_at from release_holds h
$$;
revoke execute on function all_release_holds from public;
grant execute on function all_release_holds to cuadra_app, cuadra_backoffice;

create trigger release_holds_changed after insert or update or delete on release_holds
  for each statement execute function tell_of_releases();

alter table release_log drop constraint release_log_what_check, add constraint release_log_what_check
  check (what in ('published', 'activated', 'rolled-back', 'canary', 'removed', 'token-made', 'token-revoked',
    'pinned', 'unpinned', 'held', 'not-held'));
-- What concerns a company and no module.
alter table release_log alter column name drop not null;
