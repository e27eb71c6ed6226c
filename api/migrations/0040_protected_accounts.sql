-- What stands between an account and who guesses at it, and between a statement that was smuggled in and everybody's
-- sessions.

-- The key by which the server proves that it asks, and not a statement that somebody has put into one of its own. It reads
-- it at its start as the owner of the schema; neither role reads it.
create table server_key (
  is_only boolean primary key default true check (is_only),
  -- 244 random bits.
  value bytea not null
);
insert into server_key (value)
  values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

-- Twice over, so that nobody makes another proof by going on from one. Called by functions that run with more rights.
create function check_proof(proof bytea, message text) returns void
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  k bytea := (select value from server_key);
begin
  if proof is distinct from sha256(k || sha256(k || convert_to(message, 'UTF8'))) then
    raise exception 'the server did not ask for this' using errcode = 'insufficient_privilege';
  end if;
end $$;
revoke execute on function check_proof from public;

-- A browser in which a user has signed in before: it has limits of its own, and no mail goes out for it.
create table known_devices (
  user_id uuid not null,
  -- SHA-256 of the token in the browser's cookie; one browser may be several people's.
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
alter table known_devices enable row level security;

-- Tries at a password: of an account from anywhere, of an account from one network, of an account on a device it knows.
create table login_tries (
  -- SHA-256: neither names nor addresses stand here.
  key bytea primary key,
  failures integer not null default 0,
  last_at timestamptz not null default clock_timestamp(),
  warned_at timestamptz
);
create index login_tries_last on login_tries (last_at);
alter table login_tries enable row level security;

-- Locks the count of a key until the end of the transaction. An hour without a failure forgets those before.
create function lock_tries(wanted bytea) returns login_tries
  language sql set search_path = public, pg_temp as $$
  insert into login_tries as t (key) values (wanted)
  on conflict (key) do update
    set failures = case when t.last_at < clock_timestamp() - interval '1 hour' then 0 else t.failures end
  returning *
$$;
revoke execute on function lock_tries from public;

-- How long to wait after a failure: nothing for the first ones, then one second, two, four, up to the most.
create function pause_after(failures integer, free integer, most integer) returns interval
  language sql immutable
  as $$ select make_interval(secs => case when failures < free then 0 else least(most, 2 ^ least(failures - free, 20)) end) $$;

-- Takes a try at a password before it is verified, so that a hundred at once are a hundred tries: it counts as failed until
-- settle_login_try says otherwise. A try that comes too early is not taken and makes nobody wait longer.
--
-- Nobody can close an account: on a device that it knows only tries on that device count. From elsewhere a network waits for
-- its own failures (5 are free, then up to 15 minutes), and all of them together for the account's (20 are free, then up to
-- a minute); of those a network that has failed nothing yet is spared, as long as they are no more than 200.
create function take_login_try(account bytea, owner uuid, device bytea, network bytea)
  returns table (is_known boolean, wait_seconds integer, warn boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own login_tries;
  everybodys login_tries;
  free_at timestamptz;
begin
  is_known := exists (select from known_devices k where k.user_id = owner and k.token_hash = device);
  -- Always in this order, so that no two wait for each other.
  if not is_known then
    everybodys := lock_tries(account);
  end if;
  own := lock_tries(sha256(account || case when is_known then device else network end));
  if is_known then
    free_at := own.last_at + pause_after(own.failures, 10, 60);
  else
    free_at := own.last_at + pause_after(own.failures, 5, 900);
    if own.failures > 0 or everybodys.failures >= 200 then
      free_at := greatest(free_at, everybodys.last_at + pause_after(everybodys.failures, 20, 60));
    end if;
  end if;
  warn := false;
  wait_seconds := greatest(0, ceil(extract(epoch from free_at - clock_timestamp())))::integer;
  if wait_seconds = 0 then
    update login_tries t set failures = t.failures + 1, last_at = clock_timestamp()
      where t.key in (own.key, everybodys.key);
    update login_tries t set warned_at = now()
      where t.key = coalesce(everybodys.key, own.key) and t.failures >= 20
        and (t.warned_at is null or t.warned_at < now() - interval '1 day');
    warn := found;
  end if;
  return next;
end $$;

-- The password was right: of this try's key nothing is held against anybody any more. The account's own count only loses
-- this try: whoever guesses at it gains nothing when its user signs in.
create function settle_login_try(account bytea, was_known boolean, device bytea, network bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not was_known then
    update login_tries set failures = greatest(0, failures - 1) where key = account;
  end if;
  update login_tries set failures = 0
    where key = sha256(account || case when was_known then device else network end);
end $$;

create function forget_login_tries() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from login_tries where last_at < now() - interval '2 days' $$;

-- However much it is used, a session ends 90 days after it began.
alter table sessions
  -- Of the cookie of the browser in which it was opened.
  add column device_hash bytea;
create function cap_session() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
revoke execute on function cap_session from public;
create trigger sessions_cap before insert or update on sessions for each row execute function cap_session();
update sessions set expires_at = expires_at;

-- Whom a login names, with what is needed to write to them. For the server alone.
drop function find_login(text);
create function find_login(login text, proof bytea)
  returns table (
    user_id uuid, company_id uuid, platform boolean, password_hash text, verified boolean, active boolean, name text,
    email text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'find_login:' || login);
  return query
    select u.id, u.company_id, false, u.password_hash, u.verified_at is not null, u.is_active, u.name, u.email
    from users u where lower(u.username) = lower(login) or lower(u.email) = lower(login)
    union all
    select p.id, p.company_id, true, p.password_hash, true, true, p.name, p.email
    from platform_users p where lower(p.username) = lower(login) or lower(p.email) = lower(login)
    limit 1;
end $$;

-- Opens a session for whoever has proved who they are. With a password's hash only if it still is the password of somebody
-- who may sign in: the row is held, so that who changes it comes before, or finds the session and ends it. Remembers the
-- device. Gives null when it is not, and otherwise whether the device is new to somebody who has others.
drop function create_session(bytea, uuid, boolean, interval, text);
create function create_session(
  hash bytea, owner uuid, is_platform boolean, lifetime interval, agent text, device bytea, known_password text,
  proof bytea)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_new boolean := false;
begin
  perform check_proof(proof, 'create_session:' || encode(hash, 'hex') || ':' || owner);
  if known_password is not null then
    if is_platform then
      perform from platform_users p where p.id = owner and p.password_hash = known_password for no key update;
    else
      perform from users u where u.id = owner and u.password_hash = known_password and u.is_active for no key update;
    end if;
    if not found then
      return null;
    end if;
  end if;
  insert into sessions (token_hash, user_id, platform, expires_at, user_agent, device_hash)
    values (hash, owner, is_platform, now() + lifetime, left(agent, 300), device);
  if device is not null then
    is_new := exists (select from known_devices k where k.user_id = owner)
      and not exists (select from known_devices k where k.user_id = owner and k.token_hash = device);
    insert into known_devices (user_id, token_hash) values (owner, device)
      on conflict (user_id, token_hash) do update set last_seen_at = now();
    -- A bound: of somebody whose browser keeps no cookies the oldest go.
    delete from known_devices k where k.user_id = owner and k.token_hash in (
      select o.token_hash from known_devices o where o.user_id = owner order by o.last_seen_at desc offset 50);
  end if;
  update platform_users p set last_seen_at = now() where is_platform and p.id = owner;
  update users u set last_seen_at = now() where not is_platform and u.id = owner;
  return is_new;
end $$;

-- Ends the sessions of a user of this transaction's company, all but one, and forgets the devices likewise.
create or replace function end_sessions_of(owner uuid, but bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from users u where u.id = owner and u.company_id = current_company()) then
    return;
  end if;
  delete from known_devices k where k.user_id = owner
    and k.token_hash is distinct from (select s.device_hash from sessions s where s.token_hash = but);
  delete from sessions s where s.user_id = owner and not s.platform and s.token_hash is distinct from but;
end $$;

-- Ends every session of whoever has this one, this one too; only the device that it was done with stays known.
create or replace function end_sessions_beside(hash bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own sessions;
begin
  select * into own from sessions s where s.token_hash = hash;
  delete from known_devices k where k.user_id = own.user_id and k.token_hash is distinct from own.device_hash;
  delete from sessions s where s.user_id = own.user_id and s.platform = own.platform;
end $$;

-- A user's password: read and written for the server alone, within the transaction's company.
create function find_password(owner uuid, proof bytea) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'find_password:' || owner);
  return (select u.password_hash from users u where u.id = owner and u.company_id = current_company());
end $$;

-- With the hash that was verified only if it still is the password. False where nothing was changed.
create function set_password(owner uuid, new_hash text, known_hash text, proof bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'set_password:' || owner || ':' || new_hash);
  update users u set password_hash = new_hash
    where u.id = owner and u.company_id = current_company()
      and (known_hash is null or u.password_hash = known_hash);
  return found;
end $$;

-- Neither role reads or writes a password otherwise. Without one, '', nobody signs in.
alter table users alter column password_hash set default '';
revoke select, insert, update on users from cuadra_app, cuadra_backoffice;
grant
  select (company_id, id, name, username, email, role_id, identification, identification_type, country, image, is_active,
    verified_at, last_seen_at, created_at, request_hash),
  insert (company_id, id, name, username, email, role_id, identification, identification_type, country, image, is_active,
    verified_at, last_seen_at, created_at, request_hash),
  update (name, username, email, role_id, identification, identification_type, country, image, is_active, verified_at,
    last_seen_at)
  on users to cuadra_app;
grant select (company_id, id, name, username, email, role_id, is_active, verified_at, last_seen_at, created_at)
  on users to cuadra_backoffice;
-- The back office needs no codes at all.
revoke select on mailed_codes from cuadra_backoffice;

revoke execute on function take_login_try, settle_login_try, forget_login_tries, find_login, create_session, find_password,
  set_password from public;
grant execute on function take_login_try, settle_login_try, forget_login_tries, find_login, create_session, find_password,
  set_password to cuadra_app;
