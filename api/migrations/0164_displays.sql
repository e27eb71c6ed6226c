-- What the customer in front of a till sees, on another device than its own (docs/decisions/0074-the-customers-display.md).
-- An address for each display that was opened, of a cash session; its token is kept as its hash alone. Of what it shows there is
-- the last of it and no more.

create table displays (
  company_id uuid not null,
  id uuid not null default uuidv7(),
  cash_session_id uuid not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  expires_at timestamptz not null,
  snapshot jsonb check (octet_length(snapshot::text) <= 65536),
  shown_at timestamptz,
  -- When somebody looked last, to the minute; null: nobody has.
  last_seen_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, cash_session_id) references cash_sessions
) with (fillfactor = 50);
create index displays_cash_session on displays (company_id, cash_session_id, id);
create index displays_expiry on displays (expires_at);
call isolate_by_company('displays');
grant select, insert, delete on displays to cuadra_app;
grant update (snapshot, shown_at, last_seen_at) on displays to cuadra_app;

-- The company of a display that shows something: its till is open, its company's subscription runs. Who opens it has no
-- session: it goes by the token's hash.
create function company_of_display(hash bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select d.company_id
  from displays d
  join cash_sessions s on s.company_id = d.company_id and s.id = d.cash_session_id
  join companies c on c.id = d.company_id
  left join subscriptions b on b.company_id = d.company_id
  where d.token_hash = hash and d.expires_at > now() and s.closed_at is null
    and 'sales' = any(c.modules) and coalesce(b.expires_at > now() and b.suspended_at is null, true)
$$;
revoke execute on function company_of_display from public;
grant execute on function company_of_display to cuadra_app;

-- Every change is told to who looks: which display, by the hash of its token, and nothing of what is on it.
create function tell_display() returns trigger language plpgsql as $$
begin
  perform pg_notify('displays', encode(coalesce(new.token_hash, old.token_hash), 'hex'));
  return null;
end $$;
create trigger displays_told after update of snapshot or delete on displays
  for each row execute function tell_display();

-- A till that closes takes its displays with it, whoever closes it and however.
create function end_displays() returns trigger language plpgsql as $$
begin
  delete from displays where company_id = new.company_id and cash_session_id = new.id;
  return null;
end $$;
create trigger cash_sessions_end_displays after update of closed_at on cash_sessions
  for each row when (new.closed_at is not null) execute function end_displays();

-- Of tills that nobody closes: what is over is removed hourly, with the rest of what nobody can use (api/src/jobs/purge-job.ts).
create function purge_displays(at_once integer) returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from displays where (company_id, id) in (
      select company_id, id from displays where expires_at < now() limit at_once for update skip locked)
    returning 1)
  select count(*)::integer from gone
$$;
revoke execute on function purge_displays from public;
grant execute on function purge_displays to cuadra_app;
