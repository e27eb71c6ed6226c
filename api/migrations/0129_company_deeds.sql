-- What a super user gives or changes of a company, each with its reason and its line of the log.

-- So many days for nothing, behind those that are free or charged already; who has none left has them from today.
create function give_free_days(of_company uuid, decider uuid, days integer, why text, seen text, request uuid) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  outcome text := begin_deed(of_company, decider, 'company.free-days', seen, request);
  ended timestamptz;
begin
  if outcome is distinct from 'begun' then
    return outcome;
  end if;
  select s.expires_at into ended from subscriptions s where s.company_id = of_company;
  update subscriptions s set paid_through = greatest(s.paid_through, company_today() - 1) + days
    where s.company_id = of_company;
  perform settle_subscription(of_company, true);
  perform audit(decider, 'company.free-days', of_company, why, jsonb_build_object('days', days, 'before', ended,
    'after', (select s.expires_at from subscriptions s where s.company_id = of_company)), request);
  return 'done';
end $$;

-- Another plan, as the company itself would choose it. 'unknown-plan' where no such plan is offered.
create function give_plan(of_company uuid, decider uuid, wanted text, wanted_billing text, why text, seen text, request uuid)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  outcome text := begin_deed(of_company, decider, 'company.plan', seen, request);
  before jsonb;
begin
  if outcome is distinct from 'begun' then
    return outcome;
  end if;
  select jsonb_build_object('plan', s.plan, 'billing_type', s.billing_type) into before
    from subscriptions s where s.company_id = of_company;
  perform set_config('app.company_id', of_company::text, true);
  if not change_plan(wanted, wanted_billing) then
    outcome := 'unknown-plan';
  end if;
  perform set_config('app.company_id', '', true);
  if outcome = 'unknown-plan' then
    return outcome;
  end if;
  perform audit(decider, 'company.plan', of_company, why, jsonb_build_object('before', before,
    'after', jsonb_build_object('plan', wanted, 'billing_type', wanted_billing)), request);
  return 'done';
end $$;

-- Of the modules that a company may have or not have (`optional`), these and no others.
create function give_modules(of_company uuid, decider uuid, optional text[], wanted text[], why text, seen text, request uuid)
  returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  outcome text := begin_deed(of_company, decider, 'company.modules', seen, request);
  before text[];
begin
  if outcome is distinct from 'begun' then
    return outcome;
  end if;
  select c.modules into before from companies c where c.id = of_company;
  update companies c set modules = array(select m from unnest(c.modules) m where m <> all(optional))
      || array(select m from unnest(optional) m where m = any(wanted))
    where c.id = of_company;
  perform audit(decider, 'company.modules', of_company, why, jsonb_build_object(
    'on', to_jsonb(array(select m from unnest(optional) m where m = any(wanted) and m <> all(before))),
    'off', to_jsonb(array(select m from unnest(optional) m where m <> all(wanted) and m = any(before)))), request);
  return 'done';
end $$;

-- What free days (where there are some) or another plan would make of the subscription: it is done and undone again, so that
-- nothing is counted in two ways.
create function preview_deed(of_company uuid, decider uuid, days integer, wanted text, wanted_billing text,
  out outcome text, out balance numeric, out expires_at timestamptz)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform settle_subscription(of_company, false);
  outcome := case when days is null
    then give_plan(of_company, decider, wanted, wanted_billing, '', company_standing(of_company), null)
    else give_free_days(of_company, decider, days, '', company_standing(of_company), null) end;
  select s.balance, s.expires_at into balance, expires_at from subscriptions s where s.company_id = of_company;
  raise exception using errcode = 'CU001';
exception
  when sqlstate 'CU001' then null;
end $$;

revoke execute on function give_free_days, give_plan, give_modules, preview_deed from public;
grant execute on function give_free_days, give_plan, give_modules, preview_deed to cuadra_backoffice;
