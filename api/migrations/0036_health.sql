-- Whether the database takes what is written: one that is read-only, or whose disk is full, sells nothing.
create table health_writes (
  at timestamptz not null
);
insert into health_writes (at) values (now());
alter table health_writes enable row level security;

-- The row is written over and needs no room. So a table of the connection's own, which is empty after each commit, takes a
-- new block of the disk each time; nobody else ever waits for it, not even a backup that reads every table.
create function write_health() returns void
  language plpgsql security definer set search_path = public, pg_temp set client_min_messages = warning as $$
begin
  update health_writes set at = clock_timestamp();
  create temp table if not exists health_block (at timestamptz) on commit delete rows;
  insert into pg_temp.health_block (at) values (clock_timestamp());
end
$$;
revoke execute on function write_health from public;
grant execute on function write_health to cuadra_app;
