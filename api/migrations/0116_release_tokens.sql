-- What a team publishes with, from wherever it builds: a token that belongs to one module alone.
create table release_tokens (
  id uuid primary key default uuidv7(),
  name text not null,
  -- Whose it is, as the log has it: «CI de Caja».
  label text not null,
  -- SHA-256 of 256 random bits: who reads the table publishes nothing with it.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
grant select on release_tokens to cuadra_app;

alter table release_log drop constraint release_log_what_check, add constraint release_log_what_check
  check (what in ('published', 'activated', 'rolled-back', 'canary', 'removed', 'token-made', 'token-revoked'));
