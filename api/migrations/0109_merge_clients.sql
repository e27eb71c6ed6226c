-- Two records of one person become one (docs/spec.md, «Clientes»): what is of the one goes over to the other, which its id
-- leads to from then on.

alter table clients
  -- Always one that was not merged itself: whoever was merged into it goes along.
  add column merged_into text check (merged_into <> id),
  add column merged_at timestamptz,
  add column merged_by uuid,
  add foreign key (company_id, merged_into) references clients,
  add check ((merged_into is null) = (merged_at is null) and (merged_into is null) = (merged_by is null)),
  add check (merged_into is null or deleted_at is not null);
create index clients_merged on clients (company_id, merged_into) where merged_into is not null;

-- Has all that names a client name another one. The ledgers are only added to by the application, which is why the owner of
-- the schema does it: no amount, no day and no ticket changes, but whose they are. Every table with a client_id goes over by
-- itself; the two whose key has the client in it are added up. The caller holds both clients' rows.
create function merge_clients(company uuid, gone text, kept text, by_user uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  if company is distinct from current_company() then
    raise exception 'merge_clients of another company';
  end if;
  if gone = kept or not exists (select from clients c where c.company_id = company and c.id = kept and c.deleted_at is null)
    or not exists (select from clients c where c.company_id = company and c.id = gone and c.deleted_at is null) then
    raise exception 'merge_clients takes two clients who are there';
  end if;
  -- The last lock, under which figures are written: see lock_daily_figures.
  perform lock_daily_figures(company);
  for one in
    select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped
    join pg_attribute t on t.attrelid = c.oid and t.attname = 'company_id' and not t.attisdropped
    where c.relkind in ('r', 'p') and c.relname not in ('client_balances', 'daily_clients')
    order by c.relname
  loop
    execute format('update public.%I set client_id = $1 where company_id = $2 and client_id = $3', one.name)
      using kept, company, gone;
  end loop;
  insert into client_balances as b (company_id, client_id, currency, amount)
    select g.company_id, kept, g.currency, g.amount from client_balances g
    where g.company_id = company and g.client_id = gone
    on conflict (company_id, client_id, currency) do update set amount = b.amount + excluded.amount;
  delete from client_balances b where b.company_id = company and b.client_id = gone;
  insert into daily_clients as d
    select g.company_id, g.day, kept, g.main, g.alternative, g.tickets, g.total, g.total_alternative, g.cost,
      g.cost_alternative, g.uncosted, g.uncosted_alternative
    from daily_clients g where g.company_id = company and g.client_id = gone
    on conflict (company_id, day, client_id, main, alternative) do update set
      tickets = d.tickets + excluded.tickets,
      total = d.total + excluded.total, total_alternative = d.total_alternative + excluded.total_alternative,
      cost = d.cost + excluded.cost, cost_alternative = d.cost_alternative + excluded.cost_alternative,
      uncosted = d.uncosted + excluded.uncosted,
      uncosted_alternative = d.uncosted_alternative + excluded.uncosted_alternative;
  delete from daily_clients d where d.company_id = company and d.client_id = gone;
  update clients c set merged_into = kept where c.company_id = company and c.merged_into = gone;
  update clients c set merged_into = kept, merged_at = now(), merged_by = by_user, deleted_at = clock_timestamp(),
      updated_at = clock_timestamp()
    where c.company_id = company and c.id = gone;
end $$;
revoke execute on function merge_clients from public;
grant execute on function merge_clients to cuadra_app;
