-- Plans are changed by a super user, each change held against what was seen, done once and written into the log in the same
-- transaction (decision 0063). No plan is ever removed.
grant select on plans to cuadra_backoffice;

-- A plan as one word: who changes it says what they saw.
create function plan_standing(of_plan text) returns text
  language sql stable set search_path = public, pg_temp as $$
  select md5(concat_ws('|', p.name, p.description, p.monthly_price, p.yearly_price, array_to_string(p.modules, ','), p.is_offered,
    (select count(*) from plans o where (o.position, o.id) <= (p.position, p.id))))
  from plans p where p.id = of_plan
$$;

-- A plan as the log has it.
create function plan_facts(of_plan text) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('name', p.name, 'description', p.description, 'monthly_price', p.monthly_price::text,
    'yearly_price', p.yearly_price::text, 'modules', to_jsonb(p.modules), 'is_offered', p.is_offered,
    'place', (select count(*) from plans o where (o.position, o.id) <= (p.position, p.id)))
  from plans p where p.id = of_plan
$$;

-- Puts a plan at a place of the order, counted from 1, and the others around it.
create function place_plan(of_plan text, place integer) returns void
  language sql set search_path = public, pg_temp as $$
  update plans p set position = o.position from (
    select id, row_number() over (order by n) as position from (
      select id, row_number() over (order by position, id)::numeric as n from plans where id <> of_plan
      union all select of_plan, place - 0.5) all_plans
  ) o where o.id = p.id and p.position <> o.position
$$;

-- Changes a plan, or makes one (`seen` is null, and `of_plan` what it is to be called in the data, made another where that is
-- taken). Answers 'done' with the plan, 'changed' where it stands otherwise than it was seen, 'no-plan', 'name-taken', and
-- 'last-offered' where nobody could register any more.
-- Nobody pays more by it: a company keeps the price at which it chose. What a plan has from now on, the companies that have the
-- plan get at once; what it has no longer, they keep until they choose another.
create function write_plan(of_plan text, decider uuid, seen text, request uuid, of_name text, of_description text,
  of_monthly numeric, of_yearly numeric, of_modules text[], offered boolean, place integer, out outcome text, out plan_id text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_action text := case when seen is null then 'plan.created' else 'plan.changed' end;
  line audit_log;
  before jsonb;
  -- Modules that the plan did not have, and how many companies got some of them.
  added text[];
  gained integer := 0;
begin
  perform from platform_users p where p.id = decider and p.kind = 'super_user';
  if not found then
    raise exception 'who decides is no super user';
  end if;
  plan_id := of_plan;
  -- One after the other, so that places and names are true; whoever chooses a plan waits for it (change_plan).
  perform from plans p order by p.id for no key update;
  select * into line from audit_log l where l.request_id = request;
  if found then
    outcome := case when line.action = of_action and (seen is null or line.details->>'plan' = of_plan) then 'done' else 'changed' end;
    plan_id := coalesce(line.details->>'plan', of_plan);
    return;
  end if;
  before := plan_facts(of_plan);
  if seen is not null and before is null then
    outcome := 'no-plan';
    return;
  elsif seen <> plan_standing(of_plan) then
    outcome := 'changed';
    return;
  end if;
  if exists (select from plans p where lower(p.name) = lower(of_name) and (seen is null or p.id <> of_plan)) then
    outcome := 'name-taken';
    return;
  elsif not offered and not exists (select from plans p where p.is_offered and (seen is null or p.id <> of_plan)) then
    outcome := 'last-offered';
    return;
  end if;
  if seen is null then
    before := null;
    plan_id := (select case n when 1 then of_plan else of_plan || '-' || n end from generate_series(1, 1000) n
      where not exists (select from plans p where p.id = case n when 1 then of_plan else of_plan || '-' || n end)
      order by n limit 1);
    insert into plans (id, name, description, monthly_price, yearly_price, modules, position, is_offered)
      values (plan_id, of_name, of_description, of_monthly, of_yearly, of_modules, 0, offered);
  else
    update plans p set name = of_name, description = of_description, monthly_price = of_monthly, yearly_price = of_yearly,
      modules = of_modules, is_offered = offered where p.id = of_plan;
    added := array(select m from unnest(of_modules) m where not before->'modules' ? m);
    -- No others: of what the plan had already, a company lacks what somebody took from it.
    update companies c set modules = c.modules || array(select m from unnest(added) m where m <> all(c.modules))
      from subscriptions s
      where s.company_id = c.id and s.plan = of_plan and not c.modules @> added;
    get diagnostics gained = row_count;
  end if;
  perform place_plan(plan_id, place);
  perform audit(decider, of_action, null, '', jsonb_build_object('plan', plan_id, 'before', before,
    'after', plan_facts(plan_id), 'gained', gained), request);
  outcome := 'done';
end $$;

-- As it was, and waits for who is changing the plan, so that it is chosen as it is afterwards.
create or replace function change_plan(wanted text, wanted_billing text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chosen plans;
begin
  select * into chosen from plans where id = wanted and is_offered for share;
  if not found then
    return false;
  end if;
  perform settle_subscription(current_company(), false);
  update subscriptions set plan = chosen.id, billing_type = wanted_billing,
    price = case wanted_billing when 'yearly' then chosen.yearly_price else chosen.monthly_price end
    where company_id = current_company();
  perform charge_dearer_day(current_company());
  update companies c set modules =
    array(select m from unnest(c.modules) m where m not in (select unnest(p.modules) from plans p)) || chosen.modules
    where c.id = current_company();
  perform settle_subscription(current_company(), true);
  return true;
end $$;

revoke execute on function plan_standing, plan_facts, place_plan, write_plan from public;
grant execute on function plan_standing, write_plan to cuadra_backoffice;
