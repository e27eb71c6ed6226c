-- Whenever somebody who runs Cuadra looks into a company, its owner can see it afterwards.
create table inspector_visits (
  company_id uuid not null references companies,
  id uuid not null default uuidv7(),
  inspector_id uuid not null,
  inspector_name text not null,
  entered_at timestamptz not null default now(),
  -- Null while the inspector is still there.
  left_at timestamptz,
  primary key (company_id, id)
);
create index inspector_visits_open on inspector_visits (inspector_id) where left_at is null;
call isolate_by_company('inspector_visits');
grant select on inspector_visits to cuadra_app;

-- As before, and writes the visit down. To stay where one is makes no second one.
create or replace function switch_inspector(inspector uuid, into_company uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  who platform_users;
begin
  select * into who from platform_users p where p.id = inspector and p.kind = 'inspector' for update;
  if not found or (into_company is not null and not exists (select from companies c where c.id = into_company)) then
    return false;
  end if;
  if who.company_id is distinct from into_company then
    update platform_users p set company_id = into_company where p.id = inspector;
    update inspector_visits v set left_at = now() where v.inspector_id = inspector and v.left_at is null;
    if into_company is not null then
      insert into inspector_visits (company_id, inspector_id, inspector_name) values (into_company, inspector, who.name);
    end if;
  end if;
  return true;
end $$;
revoke execute on function switch_inspector from public;

-- Who is inside now has come in before this was written down.
insert into inspector_visits (company_id, inspector_id, inspector_name)
  select p.company_id, p.id, p.name from platform_users p where p.kind = 'inspector' and p.company_id is not null;
