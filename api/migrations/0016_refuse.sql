-- Undoes the transaction of a statement that found, too late, that it must not be: by then its commit may be on the way,
-- so that nobody outside can still say no. The application knows it by its code.
create function refuse(reason text) returns bigint
  language plpgsql as $$
begin
  raise exception using errcode = 'CU001', message = reason;
end $$;
revoke execute on function refuse from public;
grant execute on function refuse to cuadra_app;
