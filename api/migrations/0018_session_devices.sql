-- What a session was opened with, so that its user can tell a till from a phone and ends the one that he does not know.

alter table sessions
  -- As the browser calls itself; cut, because anything at all can be sent.
  add column user_agent text check (length(user_agent) <= 300);

drop function create_session(bytea, uuid, boolean, interval);
create function create_session(hash bytea, owner uuid, is_platform boolean, lifetime interval, agent text default null)
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into sessions (token_hash, user_id, platform, expires_at, user_agent)
    values (hash, owner, is_platform, now() + lifetime, left(agent, 300))
  $$;

-- The open sessions of whoever has this one; the last used first.
drop function sessions_beside(bytea);
create function sessions_beside(hash bytea)
  returns table (created_at timestamptz, last_seen_at timestamptz, is_current boolean, user_agent text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.created_at, s.last_seen_at, s.token_hash = hash, s.user_agent
  from sessions own join sessions s on s.user_id = own.user_id and s.platform = own.platform
  where own.token_hash = hash and s.expires_at > now()
  order by s.last_seen_at desc, s.created_at desc
$$;

revoke execute on function create_session, sessions_beside from public;
grant execute on function create_session, sessions_beside to cuadra_app;
