-- A day is charged at the dearest plan that it had. A day that was charged already takes the difference when a dearer plan
-- begins in it, so that nobody uses one in the morning and goes back at night for nothing. It stands in the ledger beside
-- the day's own entry; a day still has one of those.
alter table subscription_movements add column is_difference boolean not null default false;
drop index subscription_movements_day;
create unique index subscription_movements_day on subscription_movements (company_id, day)
  where day is not null and not is_difference;

-- Charges today's difference to the plan that the company has now. A day that is free or not charged yet takes none. What
-- the balance does not have makes it less than nothing, and the next payment makes up for it first.
create function charge_dearer_day(of_company uuid) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  s subscriptions;
  today date := company_today();
  charged numeric;
  difference numeric;
begin
  select * into s from subscriptions where company_id = of_company for update;
  select -sum(m.amount) into charged from subscription_movements m
    where m.company_id = of_company and m.day = today;
  difference := charged_up_to(s.price, s.billing_type, today) - charged_up_to(s.price, s.billing_type, today - 1)
    - charged;
  if difference > 0 then
    insert into subscription_movements (company_id, number, kind, amount, balance, day, plan, billing_type, is_difference)
      values (of_company, s.movements + 1, 'consumption', -difference, s.balance - difference, today, s.plan,
        s.billing_type, true);
    update subscriptions set balance = s.balance - difference, movements = s.movements + 1
      where company_id = of_company;
  end if;
end $$;
revoke execute on function charge_dearer_day from public;

-- As it was, but for the day that has begun: see charge_dearer_day.
create or replace function change_plan(wanted text, wanted_billing text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chosen plans;
begin
  select * into chosen from plans where id = wanted and is_offered;
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

-- Whether nobody of a company can look after its orders any more: its plan has no online store, or its subscription is
-- over.
create function store_is_over(of_company uuid) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select 'ecommerce' <> all(c.modules) or coalesce(b.expires_at <= now(), false)
  from companies c left join subscriptions b on b.company_id = c.id where c.id = of_company
$$;

-- Companies with orders that are over: nobody accepted them in time, or nobody can look after them any more.
create or replace function companies_with_due_orders(most integer) returns setof uuid
  language sql stable rows 10 security definer set search_path = public, pg_temp as $$
  select company_id from (
    (select distinct company_id from store_orders where status = 'pending' and expires_at <= now() limit most)
    union
    (select s.company_id from store_settings s
      where store_is_over(s.company_id) and exists (select from store_orders o
        where o.company_id = s.company_id and o.status in ('pending', 'accepted', 'ready'))
      limit most)
  ) due limit most
$$;
