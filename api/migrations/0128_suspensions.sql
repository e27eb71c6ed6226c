-- A company that is suspended: whoever runs Cuadra shuts it with a reason that its users read, and takes that back. What it
-- has stays as it is, and its days go on.
alter table subscriptions
  add column suspended_at timestamptz,
  -- For its users, in the words of who did it.
  add column suspended_reason text,
  add check ((suspended_at is null) = (suspended_reason is null));

-- What the back office changes of a company, as one word: who decides says what they saw, and where it is another by now,
-- nothing is done. Days that are charged do not count, nor what the company sells.
create function company_standing(of_company uuid) returns text
  language sql stable set search_path = public, pg_temp as $$
  select md5(concat_ws('|', s.plan, s.billing_type, s.price, s.expires_at, s.suspended_at, array_to_string(c.modules, ',')))
  from subscriptions s join companies c on c.id = s.company_id where s.company_id = of_company
$$;

-- Begins what a super user does to a company: it is held until the end of the transaction, and the days that have begun are
-- charged. Gives null where there is no such company, 'done' where this very request was done before, 'changed' where the
-- company stands otherwise than it was seen, and 'begun'.
create function begin_deed(of_company uuid, decider uuid, of_action text, seen text, request uuid) returns text
  language plpgsql set search_path = public, pg_temp as $$
declare
  before audit_log;
begin
  perform from platform_users p where p.id = decider and p.kind = 'super_user';
  if not found then
    raise exception 'who decides is no super user';
  end if;
  perform from subscriptions s where s.company_id = of_company for update;
  if not found then
    return null;
  end if;
  select * into before from audit_log l where l.request_id = request;
  if found then
    return case when before.company_id = of_company and before.action = of_action then 'done' else 'changed' end;
  end if;
  perform settle_subscription(of_company, false);
  return case when company_standing(of_company) = seen then 'begun' else 'changed' end;
end $$;

-- Suspends a company; without a reason takes its suspension back.
create function suspend_company(of_company uuid, decider uuid, why text, seen text, request uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_action text := case when why is null then 'company.restored' else 'company.suspended' end;
  outcome text := begin_deed(of_company, decider, of_action, seen, request);
begin
  if outcome is distinct from 'begun' then
    return outcome;
  end if;
  update subscriptions s set suspended_at = case when why is null then null else now() end, suspended_reason = why
    where s.company_id = of_company and (s.suspended_at is null) <> (why is null);
  if not found then
    return 'changed';
  end if;
  perform audit(decider, of_action, of_company, coalesce(why, ''), '{}', request);
  return 'done';
end $$;
revoke execute on function company_standing, begin_deed, suspend_company from public;
grant execute on function company_standing, suspend_company to cuadra_backoffice;

-- As before, and says why a user's company is suspended. An inspector looks into it all the same.
drop function find_session;
create function find_session(hash bytea, slide interval)
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
      where p.id = found_session.user_id;
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
revoke execute on function find_session from public;
grant execute on function find_session to cuadra_app;

-- As before, and closed while its company is suspended.
create or replace function company_of_store(wanted text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.company_id
  from store_settings s
  join companies c on c.id = s.company_id
  left join subscriptions b on b.company_id = s.company_id
  where s.slug = wanted and s.is_published and 'ecommerce' = any(c.modules) and coalesce(b.expires_at > now() and b.suspended_at is null, true)
$$;

create or replace function company_of_statement_link(hash bytea) returns uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.company_id
  from client_statement_links l
  join clients k on k.company_id = l.company_id and k.id = l.client_id
  join companies c on c.id = l.company_id
  left join subscriptions b on b.company_id = l.company_id
  where l.token_hash = hash and l.revoked_at is null and l.expires_at > now() and k.deleted_at is null
    and 'clients' = any(c.modules) and coalesce(b.expires_at > now() and b.suspended_at is null, true)
$$;

create or replace function store_is_over(of_company uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select 'ecommerce' <> all(c.modules) or coalesce(b.expires_at <= now() or b.suspended_at is not null, false)
  from companies c left join subscriptions b on b.company_id = c.id where c.id = of_company
$$;
