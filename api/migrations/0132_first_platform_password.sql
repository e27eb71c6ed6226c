-- Who was added to the team of the back office chooses their first password with a code that goes to their mail. Nothing else is
-- opened by a mail box: who has a password gets another one from who runs the server.
create table platform_codes (
  user_id uuid primary key references platform_users on delete cascade,
  -- SHA-256 of code and user: six digits are few, and the table must not hold them.
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
-- Neither role reads or writes them but by the functions below, which want the server's proof.
alter table platform_codes enable row level security;

-- In place of any before it. False where the last one went out just now, or nobody waits for one.
create function store_platform_code(owner uuid, hash bytea, lifetime interval, resend_after interval, proof bytea)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'store_platform_code:' || owner || ':' || encode(hash, 'hex'));
  insert into platform_codes as c (user_id, code_hash, expires_at)
    select p.id, hash, now() + lifetime from platform_users p
    where p.id = owner and p.password_hash = '' and p.is_active
    on conflict (user_id) do update set code_hash = excluded.code_hash, tries = 0, sent_at = now(),
      expires_at = excluded.expires_at
    where c.sent_at <= now() - resend_after;
  return found;
end $$;

-- The first password, by the code, which is used up; 'wrong' and 'expired' otherwise. Without a password ('') a right code is kept
-- and costs a try all the same.
create function choose_platform_password(owner uuid, hash bytea, most_tries integer, new_hash text, proof bytea) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  c platform_codes;
begin
  perform check_proof(proof, 'choose_platform_password:' || owner || ':' || new_hash);
  perform from platform_users p where p.id = owner and p.password_hash = '' and p.is_active for no key update;
  if not found then
    return 'expired';
  end if;
  select * into c from platform_codes pc where pc.user_id = owner for update;
  if not found or c.tries >= most_tries or c.expires_at <= now() then
    return 'expired';
  end if;
  if c.code_hash <> hash or new_hash = '' then
    update platform_codes pc set tries = pc.tries + 1 where pc.user_id = owner;
    return case when c.code_hash = hash then 'right' else 'wrong' end;
  end if;
  delete from platform_codes pc where pc.user_id = owner;
  update platform_users p set password_hash = new_hash where p.id = owner;
  return 'right';
end $$;

revoke execute on function store_platform_code, choose_platform_password from public;
grant execute on function store_platform_code, choose_platform_password to cuadra_app;
