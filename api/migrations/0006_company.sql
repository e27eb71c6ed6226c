-- What a company prints, users who may be shut out, and the ends of sessions.

alter table companies
  add column phone text,
  -- A data URL: it travels with the company's data and is printed on its tickets.
  add column logo text,
  add column ticket_header text not null default '',
  add column ticket_footer text not null default '',
  -- Millimetres.
  add column paper_width smallint not null default 80 check (paper_width in (58, 80));

-- False: cannot sign in and has no session; what he sold stays.
alter table users add column is_active boolean not null default true;

-- Roles are listed by name.
alter table roles alter column name type text collate spanish;

-- As before, but of nobody who was shut out.
create or replace function find_session(hash bytea, slide interval)
  returns table (
    user_id uuid, company_id uuid, kind text, role_id uuid, role_name text, permissions jsonb, modules text[],
    subscription_expires_at timestamptz)
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
      select p.id, p.company_id, p.kind, null::uuid, null::text, null::jsonb, c.modules, s.expires_at
      from platform_users p
      left join companies c on c.id = p.company_id
      left join subscriptions s on s.company_id = p.company_id
      where p.id = found_session.user_id;
  else
    return query
      select u.id, u.company_id, 'user'::text, u.role_id, r.name,
        (select jsonb_agg(jsonb_build_object('module', rp.module, 'permissions', rp.permissions))
         from role_permissions rp where rp.company_id = u.company_id and rp.role_id = u.role_id),
        c.modules, s.expires_at
      from users u
      join companies c on c.id = u.company_id
      left join subscriptions s on s.company_id = u.company_id
      left join roles r on r.company_id = u.company_id and r.id = u.role_id
      where u.id = found_session.user_id and u.verified_at is not null and u.is_active;
  end if;
end $$;

create or replace function find_login(login text)
  returns table (user_id uuid, company_id uuid, platform boolean, password_hash text, verified boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, company_id, false, password_hash, verified_at is not null from users
    where (lower(username) = lower(login) or lower(email) = lower(login)) and is_active
  union all
  select id, company_id, true, password_hash, true from platform_users
    where lower(username) = lower(login) or lower(email) = lower(login)
  limit 1
$$;

-- Ends the sessions of a user of this transaction's company, all but one.
create function end_sessions_of(owner uuid, but bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from sessions s
  where s.user_id = owner and not s.platform and s.token_hash is distinct from but
    and exists (select from users u where u.id = owner and u.company_id = current_company())
$$;

-- The open sessions of whoever has this one; the last used first.
create function sessions_beside(hash bytea)
  returns table (created_at timestamptz, last_seen_at timestamptz, is_current boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select s.created_at, s.last_seen_at, s.token_hash = hash
  from sessions own join sessions s on s.user_id = own.user_id and s.platform = own.platform
  where own.token_hash = hash and s.expires_at > now()
  order by s.last_seen_at desc, s.created_at desc
$$;

-- Ends every session of whoever has this one, this one too.
create function end_sessions_beside(hash bytea) returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from sessions s using sessions own
  where own.token_hash = hash and s.user_id = own.user_id and s.platform = own.platform
$$;

revoke execute on function end_sessions_of, sessions_beside, end_sessions_beside from public;
grant execute on function end_sessions_of, sessions_beside, end_sessions_beside to cuadra_app;
