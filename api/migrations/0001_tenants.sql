-- Roles, companies, users and sessions. The application signs in as cuadra_app, which owns nothing and cannot bypass
-- row level security: a query that forgets its company finds nothing.
-- The two roles are made by migrate.ts before this runs, because a role belongs to the server and not to the database.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

create collation spanish (provider = icu, locale = 'es');

revoke create on schema public from public;
grant usage on schema public to cuadra_app, cuadra_backoffice;

-- The company of this transaction; null where none was set, and null equals nothing.
create function current_company() returns uuid
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '')::uuid $$;

-- unaccent() is only stable, since its dictionary could change; ours does not, and an index needs an immutable one.
create function searchable(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Puts a table under the rule of its company, for the application and for nobody else.
create procedure isolate_by_company(target regclass, key text default 'company_id')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy company on %s to cuadra_app using (%I = (select current_company())) with check (%I = (select current_company()))',
    target, key, key);
  execute format('create policy backoffice on %s for select to cuadra_backoffice using (true)', target);
  execute format('grant select on %s to cuadra_backoffice', target);
end $$;

create table companies (
  id uuid primary key default uuidv7(),
  name text not null,
  legal_name text,
  identification text,
  identification_type text,
  address text,
  country text not null default 'VE',
  company_type text not null default '',
  -- What the company may use: the names of modules, as spec §3 «Modules of the company».
  modules text[] not null,
  created_at timestamptz not null default now()
);
call isolate_by_company('companies', 'id');
grant select, insert, update on companies to cuadra_app;

create table company_configurations (
  company_id uuid primary key references companies,
  id uuid not null default uuidv7(),
  with_auto_rate boolean not null default true,
  allow_negative_stock boolean not null default false
);
call isolate_by_company('company_configurations');
grant select, insert, update on company_configurations to cuadra_app;

-- A company's own roles. The built-in ones are data of the domain and stand in no table, so that nothing can change them.
create table roles (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  name text not null,
  description text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
create unique index roles_name on roles (company_id, lower(name));
call isolate_by_company('roles');
grant select, insert, update, delete on roles to cuadra_app;

create table role_permissions (
  company_id uuid not null,
  role_id uuid not null,
  module text not null,
  -- The codes as "1;2;3" (spec §3).
  permissions text not null,
  primary key (company_id, role_id, module),
  foreign key (company_id, role_id) references roles on delete cascade
);
call isolate_by_company('role_permissions');
grant select, insert, update, delete on role_permissions to cuadra_app;

create table users (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  name text not null,
  username text not null,
  email text not null,
  password_hash text not null,
  -- A row of roles or a built-in role.
  role_id uuid not null,
  identification text,
  identification_type text,
  country text not null default 'VE',
  image text,
  -- Null until the code from the mail was typed.
  verified_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
-- Usernames and mail addresses are one space for everybody: the login names no company.
create unique index users_username on users (lower(username));
create unique index users_email on users (lower(email));
create unique index users_id on users (id);
call isolate_by_company('users');
grant select, insert, update, delete on users to cuadra_app;

-- Who runs Cuadra: super users and inspectors. They belong to no company and are made by a command, never by a call.
create table platform_users (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('super_user', 'inspector')),
  name text not null,
  username text not null,
  email text not null,
  password_hash text not null,
  -- The company that an inspector has switched into.
  company_id uuid references companies,
  last_seen_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index platform_users_username on platform_users (lower(username));
create unique index platform_users_email on platform_users (lower(email));

create table registration_codes (
  company_id uuid not null,
  user_id uuid not null,
  -- SHA-256 of code and user: six digits are few, and the table must not hold them.
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, user_id) references users on delete cascade
);
call isolate_by_company('registration_codes');
grant select, insert, update, delete on registration_codes to cuadra_app;

create table subscriptions (
  company_id uuid primary key references companies,
  plan text not null,
  billing_type text not null check (billing_type in ('monthly', 'yearly')),
  is_free boolean not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null
);
call isolate_by_company('subscriptions');
grant select, insert on subscriptions to cuadra_app;

-- Only reached through the functions below: not even the application reads a token's hash.
create table sessions (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key,
  user_id uuid not null,
  platform boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
alter table sessions enable row level security;
alter table platform_users enable row level security;

-- What a request needs to know of its session, in one round trip. Slides the expiry and keeps last_seen_at, with a write
-- once a minute at most.
create function find_session(hash bytea, slide interval)
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
      where u.id = found_session.user_id and u.verified_at is not null;
  end if;
end $$;

create function create_session(hash bytea, owner uuid, is_platform boolean, lifetime interval) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ insert into sessions (token_hash, user_id, platform, expires_at) values (hash, owner, is_platform, now() + lifetime) $$;

create function end_session(hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from sessions where token_hash = hash $$;

-- Whom a login names, by username or mail address.
create function find_login(login text)
  returns table (user_id uuid, company_id uuid, platform boolean, password_hash text, verified boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, company_id, false, password_hash, verified_at is not null from users
    where lower(username) = lower(login) or lower(email) = lower(login)
  union all
  select id, company_id, true, password_hash, true from platform_users
    where lower(username) = lower(login) or lower(email) = lower(login)
  limit 1
$$;

-- Which of a username and a mail address somebody has already.
create function login_taken(wanted_username text, wanted_email text)
  returns table (username boolean, email boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select
    exists (select from users u where lower(u.username) = lower(wanted_username))
      or exists (select from platform_users p where lower(p.username) = lower(wanted_username)),
    exists (select from users u where lower(u.email) = lower(wanted_email))
      or exists (select from platform_users p where lower(p.email) = lower(wanted_email))
$$;

-- The company of a user who has no session yet: a registration names only the user.
create function company_of_user(wanted uuid) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select company_id from users where id = wanted $$;

-- A platform user's own data.
create function find_platform_user(wanted uuid)
  returns table (id uuid, kind text, name text, username text, email text, company_id uuid, last_seen_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id, kind, name, username, email, company_id, last_seen_at from platform_users p where p.id = wanted $$;

revoke execute on function find_session, create_session, end_session, find_login, login_taken, company_of_user,
  find_platform_user from public;
grant execute on function find_session, create_session, end_session, find_login, login_taken, company_of_user,
  find_platform_user to cuadra_app;
