-- What runs with more rights has a fixed search path and no other setting. `create … if not exists` told each time that the
-- table was there, and a setting kept that from the client; now it is looked for first.
create or replace function write_health() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update health_writes set at = clock_timestamp();
  if to_regclass('pg_temp.health_block') is null then
    create temp table health_block (at timestamptz) on commit delete rows;
  end if;
  insert into pg_temp.health_block (at) values (clock_timestamp());
end
$$;
