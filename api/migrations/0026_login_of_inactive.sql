-- A login finds who was shut out, too: whoever knows the password is told so, and nobody else.
drop function find_login(text);
create function find_login(login text)
  returns table (user_id uuid, company_id uuid, platform boolean, password_hash text, verified boolean, active boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select id, company_id, false, password_hash, verified_at is not null, is_active from users
    where lower(username) = lower(login) or lower(email) = lower(login)
  union all
  select id, company_id, true, password_hash, true, true from platform_users
    where lower(username) = lower(login) or lower(email) = lower(login)
  limit 1
$$;

revoke execute on function find_login from public;
grant execute on function find_login to cuadra_app;
