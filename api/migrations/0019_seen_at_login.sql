-- Who has just signed in was seen: before, a new user counted as never having come until his second minute here.

create or replace function create_session(
  hash bytea, owner uuid, is_platform boolean, lifetime interval, agent text default null)
  returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into sessions (token_hash, user_id, platform, expires_at, user_agent)
    values (hash, owner, is_platform, now() + lifetime, left(agent, 300));
    update platform_users set last_seen_at = now() where is_platform and id = owner;
    update users set last_seen_at = now() where not is_platform and id = owner;
  $$;
