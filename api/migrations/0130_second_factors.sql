-- The second factor of an account: codes of an app (TOTP, RFC 6238), and recovery codes for who has lost the app.
create table second_factors (
  -- Of users or of platform_users, whose ids never meet.
  user_id uuid primary key,
  -- 160 bits, which the app has, too.
  secret bytea not null check (length(secret) = 20),
  -- Null while it is being set up: then it is asked for nowhere.
  confirmed_at timestamptz,
  -- Of the code that was taken last, in periods of 30 seconds since 1970: none is good twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  -- SHA-256; each is good once.
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
-- Neither role reads or writes them but by the functions below, which want the server's proof.
alter table second_factors enable row level security;
alter table recovery_codes enable row level security;

-- Asked at each request of who runs Cuadra, where a second factor is demanded.
create function has_second_factor(owner uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from second_factors f where f.user_id = owner and f.confirmed_at is not null) $$;

create function find_second_factor(owner uuid, proof bytea)
  returns table (secret bytea, confirmed_at timestamptz, recovery_codes_left integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'find_second_factor:' || owner);
  return query
    select f.secret, f.confirmed_at, (select count(*)::integer from recovery_codes c where c.user_id = owner)
    from second_factors f where f.user_id = owner;
end $$;

-- In place of one that was never confirmed. False where there is one that is.
create function begin_second_factor(owner uuid, new_secret bytea, proof bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'begin_second_factor:' || owner || ':' || encode(new_secret, 'hex'));
  insert into second_factors (user_id, secret) values (owner, new_secret)
    on conflict (user_id) do update set secret = excluded.secret, created_at = now()
    where second_factors.confirmed_at is null;
  return found;
end $$;

-- False where none waits for it, or another one by now.
create function confirm_second_factor(owner uuid, known_secret bytea, step bigint, code_hashes bytea[], proof bytea)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'confirm_second_factor:' || owner || ':' || step);
  update second_factors f set confirmed_at = now(), last_step = step
    where f.user_id = owner and f.secret = known_secret and f.confirmed_at is null;
  if not found then
    return false;
  end if;
  insert into recovery_codes (user_id, code_hash) select owner, unnest(code_hashes);
  return true;
end $$;

-- Takes a code of the app, by the period that it is of. False for one that was taken before.
create function take_second_factor_step(owner uuid, known_secret bytea, step bigint, proof bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'take_second_factor_step:' || owner || ':' || step);
  update second_factors f set last_step = step
    where f.user_id = owner and f.secret = known_secret and f.confirmed_at is not null and f.last_step < step;
  return found;
end $$;

-- False where there is no such code, or it was used.
create function take_recovery_code(owner uuid, hash bytea, proof bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'take_recovery_code:' || owner || ':' || encode(hash, 'hex'));
  delete from recovery_codes c where c.user_id = owner and c.code_hash = hash;
  return found;
end $$;

-- Others in place of those that are left.
create function renew_recovery_codes(owner uuid, code_hashes bytea[], proof bytea) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'renew_recovery_codes:' || owner);
  -- Two at once: those of the later one are all that there is.
  perform from second_factors f where f.user_id = owner for update;
  delete from recovery_codes c where c.user_id = owner;
  insert into recovery_codes (user_id, code_hash)
    select owner, hash from unnest(code_hashes) hash
    where exists (select from second_factors f where f.user_id = owner and f.confirmed_at is not null);
end $$;

create function remove_second_factor(owner uuid, proof bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'remove_second_factor:' || owner);
  delete from second_factors f where f.user_id = owner;
  return found;
end $$;

-- The hash of the password of whoever belongs to no company, for the server alone.
create function find_platform_password(owner uuid, proof bytea) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'find_platform_password:' || owner);
  return (select p.password_hash from platform_users p where p.id = owner);
end $$;

revoke execute on function has_second_factor, find_second_factor, begin_second_factor, confirm_second_factor,
  take_second_factor_step, take_recovery_code, renew_recovery_codes, remove_second_factor, find_platform_password
  from public;
grant execute on function has_second_factor, find_second_factor, begin_second_factor, confirm_second_factor,
  take_second_factor_step, take_recovery_code, renew_recovery_codes, remove_second_factor, find_platform_password
  to cuadra_app;
