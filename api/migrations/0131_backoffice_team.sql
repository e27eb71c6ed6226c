-- Who runs Cuadra is added, shut out and let in again in the back office. Each of it is a function of its role that writes its
-- line of the log, and there is no other way to it; making the first one stays with a command.
alter table platform_users
  -- Who is shut out signs in nowhere, and keeps what the log says of them.
  add column is_active boolean not null default true,
  -- Without one, '', nobody signs in: who was added chooses one with a mailed code.
  alter column password_hash set default '';

-- By which a session is named where its hash has no business.
alter table sessions add column id uuid not null default uuidv7();
create unique index sessions_id on sessions (id);

-- As before, and of nobody who was shut out.
create or replace function find_login(login text, proof bytea)
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
    select p.id, p.company_id, true, p.password_hash, true, p.is_active, p.name, p.email
    from platform_users p where lower(p.username) = lower(login) or lower(p.email) = lower(login)
    limit 1;
end $$;

create or replace function create_session(
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
      perform from platform_users p where p.id = owner and p.password_hash = known_password and p.is_active
        for no key update;
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

create or replace function find_session(hash bytea, slide interval)
  returns table (
    user_id uuid, company_id uuid, kind text, role_id uuid, role_name text, permissions jsonb, modules text[],
    subscription_expires_at timestamptz, suspended_reason text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session sessions;
begin
  select * into found_session from sessions s where s.token_hash = hash and s.expires_at > now();
  if not found then
    return;
  end if;
  if found_session.last_seen_at < now() - interval '1 minute' then
    update sessions s set last_seen_at = now(), expires_at = now() + slide where s.token_hash = hash;
    if found_session.platform then
      update platform_users p set last_seen_at = now() where p.id = found_session.user_id;
    else
      update users u set last_seen_at = now() where u.id = found_session.user_id;
    end if;
  end if;
  if found_session.platform then
    return query
      select p.id, p.company_id, p.kind, null::uuid, null::text, null::jsonb, c.modules, s.expires_at, null::text
      from platform_users p
      left join companies c on c.id = p.company_id
      left join subscriptions s on s.company_id = p.company_id
      where p.id = found_session.user_id and p.is_active;
  else
    return query
      select u.id, u.company_id, 'user'::text, u.role_id, r.name,
        (select jsonb_agg(jsonb_build_object('module', rp.module, 'permissions', rp.permissions))
         from role_permissions rp where rp.company_id = u.company_id and rp.role_id = u.role_id),
        c.modules, s.expires_at, s.suspended_reason
      from users u
      join companies c on c.id = u.company_id
      left join subscriptions s on s.company_id = u.company_id
      left join roles r on r.company_id = u.company_id and r.id = u.role_id
      where u.id = found_session.user_id and u.verified_at is not null and u.is_active;
  end if;
end $$;

-- Everybody who runs Cuadra, by name, with their open sessions, the last used first.
create function list_team(own_session bytea)
  returns table (
    id uuid, kind text, name text, username text, email text, is_active boolean, has_password boolean,
    has_second_factor boolean, last_seen_at timestamptz, sessions jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.id, p.kind, p.name, p.username, p.email, p.is_active, p.password_hash <> '', has_second_factor(p.id),
    p.last_seen_at,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'create_at', s.created_at, 'last_seen_at', s.last_seen_at,
          'user_agent', s.user_agent, 'is_current', s.token_hash = own_session) order by s.last_seen_at desc, s.id)
      from sessions s where s.user_id = p.id and s.platform and s.expires_at > now()), '[]')
  from platform_users p
  order by p.is_active desc, p.name collate spanish, p.id
$$;

-- Begins what a super user does to somebody of the team, one after the other: of two who shut each other out, the later one is no
-- super user any more by then. So that one who can sign in is always left: whoever decides, and nobody decides on themselves.
-- Gives null where there is no such person, 'own' for oneself, 'shut-out' for who decides nothing, and 'begun'.
create function begin_team_deed(member uuid, decider uuid) returns text
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('platform team', 0));
  perform from platform_users p where p.id = decider and p.kind = 'super_user' and p.is_active;
  if not found then
    return 'shut-out';
  end if;
  perform from platform_users p where p.id = member;
  if not found then
    return null;
  end if;
  return case when member = decider then 'own' else 'begun' end;
end $$;

-- Somebody of the team as a line of the log names them.
create function team_member_details(member uuid) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('member_id', p.id, 'name', p.name, 'username', p.username, 'kind', p.kind)
  from platform_users p where p.id = member
$$;

-- Ends the sessions of somebody of the team, all but one, and forgets the devices likewise. Gives how many there were.
create function end_platform_sessions(member uuid, but bytea default null) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  ended integer;
begin
  delete from known_devices k where k.user_id = member
    and k.token_hash is distinct from (select s.device_hash from sessions s where s.token_hash = but);
  delete from sessions s where s.user_id = member and s.platform and s.token_hash is distinct from but;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Somebody new, who has no password yet. The same request again is done once, and answers the same id.
create function add_team_member(new_id uuid, decider uuid, of_kind text, of_name text, of_username text, of_email text,
  request uuid, out outcome text, out member uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before audit_log;
  taken record;
begin
  perform pg_advisory_xact_lock(hashtextextended('platform team', 0));
  perform from platform_users p where p.id = decider and p.kind = 'super_user' and p.is_active;
  if not found then
    outcome := 'shut-out';
    return;
  end if;
  select * into before from audit_log l where l.request_id = request;
  if found then
    outcome := case when before.action = 'team.added' and before.actor_id = decider then 'again' else 'changed' end;
    member := case when outcome = 'again' then (before.details ->> 'member_id')::uuid end;
    return;
  end if;
  select * into taken from login_taken(of_username, of_email);
  if taken.username or taken.email then
    outcome := case when taken.username then 'username' else 'email' end;
    return;
  end if;
  insert into platform_users (id, kind, name, username, email) values (new_id, of_kind, of_name, of_username, of_email);
  perform audit(decider, 'team.added', null, '', team_member_details(new_id), request);
  outcome := 'done';
  member := new_id;
end $$;

-- Shuts somebody out, whose sessions end, or lets them in again. Who is so already is left as they are, and nothing is logged.
create function set_team_member_active(member uuid, decider uuid, active boolean) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  outcome text := begin_team_deed(member, decider);
begin
  if outcome is distinct from 'begun' then
    return outcome;
  end if;
  perform from platform_users p where p.id = member and p.is_active <> active;
  if not found then
    return 'done';
  end if;
  -- Before the row of the person, which a request of theirs takes after its session.
  perform end_platform_sessions(member);
  update platform_users p set is_active = active where p.id = member;
  -- One that was opened in this moment.
  perform end_platform_sessions(member);
  perform switch_inspector(member, null, null);
  perform audit(decider, case when active then 'team.reactivated' else 'team.deactivated' end, null, '',
    team_member_details(member));
  return 'done';
end $$;

-- Ends one session of somebody of the team, or all; never the one that it is done with. 'done' where there was none, too.
create function end_team_sessions(member uuid, decider uuid, only_one uuid, own_session bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  outcome text := begin_team_deed(member, decider);
  ended integer;
  its_device bytea;
  agent text;
begin
  if outcome is null or outcome = 'shut-out' then
    return outcome;
  end if;
  if only_one is null then
    ended := end_platform_sessions(member, own_session);
  else
    delete from sessions s
      where s.id = only_one and s.user_id = member and s.platform and s.token_hash is distinct from own_session
      returning s.device_hash, s.user_agent into its_device, agent;
    get diagnostics ended = row_count;
    delete from known_devices k where k.user_id = member and k.token_hash = its_device
      and not exists (select from sessions s where s.user_id = member and s.device_hash = its_device);
  end if;
  if ended > 0 then
    perform audit(decider, 'team.sessions-ended', null, '',
      team_member_details(member) || jsonb_build_object('sessions', ended));
  end if;
  return 'done';
end $$;

-- Takes the second factor off who has lost it, and ends their sessions: until it is known whose phone it is by now, nothing stays
-- open. One's own is turned off with the password and a code alone. 'none' where there is none.
create function remove_team_second_factor(member uuid, decider uuid, why text) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  outcome text := begin_team_deed(member, decider);
begin
  if outcome is distinct from 'begun' then
    return outcome;
  end if;
  if not has_second_factor(member) then
    return 'none';
  end if;
  delete from second_factors f where f.user_id = member;
  perform end_platform_sessions(member);
  perform audit(decider, 'team.second-factor-removed', null, why, team_member_details(member));
  return 'done';
end $$;

revoke execute on function list_team, begin_team_deed, team_member_details, end_platform_sessions, add_team_member,
  set_team_member_active, end_team_sessions, remove_team_second_factor from public;
grant execute on function list_team, add_team_member, set_team_member_active, end_team_sessions, remove_team_second_factor
  to cuadra_backoffice;
