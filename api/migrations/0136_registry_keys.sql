-- The keys that sign which modules a company gets (docs/decisions/0065-a-signed-registry.md). All copies of the API have the same.
create table registry_keys (
  id bigint generated always as identity primary key,
  -- The private key of Ed25519 (RFC 8032), from which the public one is worked out.
  seed bytea not null check (length(seed) = 32),
  created_at timestamptz not null default now(),
  -- Since when another one signs; for pages that are open, this one signs beside it for a while.
  retired_at timestamptz
);
-- Neither role reads or writes them but by the function below, which wants the server's proof.
alter table registry_keys enable row level security;
-- 366 random bits, made into the 256 that it takes.
insert into registry_keys (seed)
  values (sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')));

-- The one that signs, and those of pages that may still be open; the newest first.
create function find_registry_keys(proof bytea) returns table (seed bytea)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  perform check_proof(proof, 'find_registry_keys');
  return query
    select k.seed from registry_keys k
    where k.retired_at is null or k.retired_at > now() - interval '7 days' order by k.id desc;
end $$;
revoke execute on function find_registry_keys from public;
grant execute on function find_registry_keys to cuadra_app;

create trigger registry_keys_changed after insert or update or delete on registry_keys
  for each statement execute function tell_of_releases();

alter table release_log drop constraint release_log_what_check, add constraint release_log_what_check
  check (what in ('published', 'activated', 'rolled-back', 'canary', 'removed', 'token-made', 'token-revoked',
    'pinned', 'unpinned', 'held', 'not-held', 'taken-out', 'failing', 'address', 'key-rotated'));
