-- Who runs Cuadra changes their own password, as users of a company do (0040). With the hash that was verified only if it still is the
-- password; every session of theirs but the one that asks ends in the same moment. False where nothing was changed.
create function change_platform_password(owner uuid, new_hash text, known_hash text, own_session bytea, proof bytea)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'change_platform_password:' || owner || ':' || new_hash);
  update platform_users p set password_hash = new_hash
    where p.id = owner and p.is_active and p.password_hash = known_hash and known_hash <> '';
  if not found then
    return false;
  end if;
  delete from known_devices k where k.user_id = owner
    and k.token_hash is distinct from (select s.device_hash from sessions s where s.token_hash = own_session);
  delete from sessions s where s.user_id = owner and s.platform and s.token_hash is distinct from own_session;
  return true;
end $$;

revoke execute on function change_platform_password from public;
grant execute on function change_platform_password to cuadra_app;
