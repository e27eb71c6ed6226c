-- A registration that nobody confirms holds neither a name nor an address for ever, and no address gets mails without end.

-- Whether a company is nothing but a registration: nobody in it ever confirmed a mail address.
create function is_unconfirmed(company uuid) returns boolean
  language sql stable set search_path = public, pg_temp
  as $$ select not exists (select from users u where u.company_id = company and u.verified_at is not null)
    and exists (select from users u where u.company_id = company) $$;
revoke execute on function is_unconfirmed from public;

-- Removes a registration with all that registering wrote. One in which something else has come to stand stays.
create function drop_registration(company uuid) returns boolean
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from users u where u.company_id = company for update;
  if not is_unconfirmed(company) then
    return false;
  end if;
  delete from users u where u.company_id = company;
  delete from payment_methods m where m.company_id = company;
  delete from measures m where m.company_id = company;
  delete from counters c where c.company_id = company;
  delete from subscription_movements m where m.company_id = company;
  delete from subscriptions s where s.company_id = company;
  delete from company_currencies_used u where u.company_id = company;
  delete from company_configurations c where c.company_id = company;
  delete from companies c where c.id = company;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
revoke execute on function drop_registration from public;

-- Frees a username and a mail address that a registration holds whose code is over: who has the address can register with
-- it, whoever tried before.
create function release_logins(wanted_username text, wanted_email text) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid;
begin
  for company in
    select u.company_id from users u
    where (lower(u.username) = lower(wanted_username) or lower(u.email) = lower(wanted_email))
      and u.verified_at is null
      and not exists (
        select from mailed_codes m where m.company_id = u.company_id and m.user_id = u.id and m.expires_at > now())
  loop
    perform drop_registration(company);
  end loop;
end $$;

-- Removes registrations of a day ago, a bounded number at once; gives how many.
create function drop_old_registrations(most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid;
  dropped integer := 0;
begin
  for company in
    select c.id from companies c
    where c.created_at < now() - interval '1 day' and c.created_at > now() - interval '30 days' and is_unconfirmed(c.id)
    order by c.created_at limit most
  loop
    if drop_registration(company) then
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
create index companies_by_age on companies (created_at);

-- Mails that somebody without a session can have sent: once a minute and so many a day, for whatever the key names.
create table mail_counts (
  -- SHA-256 of what is counted: an address, or a user's id, whether there is such a user or not.
  key bytea primary key,
  sent integer not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
alter table mail_counts enable row level security;
create index mail_counts_first on mail_counts (first_at);

-- Counts a mail; false where it may not go out.
create function take_mail(wanted bytea, apart interval, most integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into mail_counts as c (key) values (wanted)
  on conflict (key) do update set
    sent = case when c.first_at < now() - interval '1 day' then 1 else c.sent + 1 end,
    first_at = case when c.first_at < now() - interval '1 day' then now() else c.first_at end,
    last_at = now()
  where c.last_at <= now() - apart and (c.sent < most or c.first_at < now() - interval '1 day');
  return found;
end $$;

create or replace function forget_login_tries() returns void
  language sql security definer set search_path = public, pg_temp as $$
  delete from login_tries where last_at < now() - interval '2 days';
  delete from mail_counts where first_at < now() - interval '2 days';
$$;

revoke execute on function release_logins, drop_old_registrations, take_mail from public;
grant execute on function release_logins, drop_old_registrations, take_mail to cuadra_app;
