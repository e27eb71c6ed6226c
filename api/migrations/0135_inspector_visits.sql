-- A visit of an inspector says why, for the company's owner, and how it ended. Visits of before have no reason.
alter table inspector_visits
  add column reason text not null default '',
  -- Null while the inspector is still there, and of visits of before.
  add column ended_by text check (ended_by in ('left', 'signed-out', 'idle'));

-- After how long without a request a visit is over.
create function visit_patience() returns interval
  language sql immutable set search_path = public, pg_temp as $$ select interval '8 hours' $$;

-- Takes an inspector out of the company that they are in, and writes down until when they were there. Nothing where they are
-- in none.
create function end_visit(inspector uuid, how text, at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  who platform_users;
begin
  select * into who from platform_users p where p.id = inspector and p.company_id is not null for update;
  if not found then
    return;
  end if;
  update platform_users p set company_id = null where p.id = inspector;
  update inspector_visits v set left_at = greatest(at, v.entered_at), ended_by = how
    where v.inspector_id = inspector and v.left_at is null;
  perform audit(inspector, 'inspector.left', who.company_id, '', jsonb_build_object('how', how));
end $$;

-- As of when an inspector's visit is over for want of a request; null while it goes on, or where there is none.
create function visit_over_since(inspector uuid) returns timestamptz
  language sql stable set search_path = public, pg_temp as $$
  select visit.over_since from (
    select greatest(p.last_seen_at, v.entered_at) + visit_patience() as over_since
    from platform_users p join inspector_visits v on v.inspector_id = p.id and v.left_at is null
    where p.id = inspector and p.company_id is not null) as visit
  where visit.over_since <= now()
$$;

-- Ends a visit that is over. It is held first: who asked for something meanwhile goes on.
create function end_visit_if_over(inspector uuid) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
declare
  since timestamptz;
begin
  perform from platform_users p where p.id = inspector for update;
  since := visit_over_since(inspector);
  if since is null then
    return false;
  end if;
  perform end_visit(inspector, 'idle', since);
  return true;
end $$;

-- As before, with why: nobody goes in without a reason. To stay where one is makes no second visit.
drop function switch_inspector;
create function switch_inspector(inspector uuid, into_company uuid, why text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who platform_users;
begin
  select * into who from platform_users p where p.id = inspector and p.kind = 'inspector' for update;
  if not found or (into_company is not null and not exists (select from companies c where c.id = into_company)) then
    return false;
  end if;
  if who.company_id is not distinct from into_company then
    return true;
  end if;
  perform end_visit(inspector, 'left', now());
  if into_company is not null then
    if coalesce(btrim(why), '') = '' then
      raise exception 'an inspector goes nowhere without a reason';
    end if;
    update platform_users p set company_id = into_company where p.id = inspector;
    insert into inspector_visits (company_id, inspector_id, inspector_name, reason)
      values (into_company, inspector, who.name, why);
    perform audit(inspector, 'inspector.entered', into_company, why, '{}');
  end if;
  return true;
end $$;

-- Ends the visits that are over, also of who does not come back.
create function end_idle_visits() returns integer
  language sql security definer set search_path = public, pg_temp as $$
  select count(*)::integer from platform_users p
  where p.company_id is not null and visit_over_since(p.id) is not null and end_visit_if_over(p.id)
$$;

revoke execute on function visit_patience, end_visit, visit_over_since, end_visit_if_over, switch_inspector, end_idle_visits
  from public;
grant execute on function switch_inspector, end_idle_visits to cuadra_backoffice;

-- Who signs out is gone from the company, on all their devices: a session that is ended while it lives, be it by its user or
-- because the password was changed, ends the visit. One that ran out long ago and is purged does not.
create function end_visit_of_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform end_visit(old.user_id, 'signed-out', now());
  return null;
end $$;
create trigger sessions_end_visit after delete on sessions for each row
  when (old.platform and old.expires_at > now()) execute function end_visit_of_session();

-- As before, and an inspector whose visit is over is in no company any more, from this very request on.
create or replace function find_session(hash bytea, slide interval)
  returns table (
    user_id uuid, company_id uuid, kind text, role_id uuid, role_name text, permissions jsonb, modules text[],
    subscription_expires_at timestamptz, suspended_reason text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  found_session sessions;
  is_over boolean := false;
begin
  select * into found_session from sessions s where s.token_hash = hash and s.expires_at > now();
  if not found then
    return;
  end if;
  if found_session.platform then
    is_over := visit_over_since(found_session.user_id) is not null;
  end if;
  if found_session.last_seen_at < now() - interval '1 minute' then
    update sessions s set last_seen_at = now(), expires_at = now() + slide where s.token_hash = hash;
  end if;
  -- After the session and before the inspector is seen: whoever signs out holds the two in the same order.
  if is_over then
    perform end_visit_if_over(found_session.user_id);
  end if;
  if found_session.last_seen_at < now() - interval '1 minute' then
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
