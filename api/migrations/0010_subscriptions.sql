-- Plans, the prepaid balance and its ledger, reported payments, and the codes that confirm a change of plan.

-- What is offered to new companies; data, and the operator's to change. A subscription keeps the price that it was chosen
-- at. The rows below are initial values.
create table plans (
  id text primary key check (id ~ '^[a-z][a-z0-9-]*$'),
  name text not null,
  description text not null default '',
  -- In USD, for 30 and for 365 days.
  monthly_price numeric(20, 2) not null check (monthly_price > 0),
  yearly_price numeric(20, 2) not null check (yearly_price > 0),
  -- Beside the ones that every company has.
  modules text[] not null default '{}',
  position smallint not null,
  -- False: who has it keeps it, and nobody else can choose it.
  is_offered boolean not null default true
);
grant select on plans to cuadra_app, cuadra_backoffice;

insert into plans (id, name, description, monthly_price, yearly_price, modules, position) values
  ('basic', 'Básico', 'Caja, productos, clientes con fiado y reportes.', 6, 60, '{print}', 1),
  ('store', 'Tienda', 'Todo lo del Básico y tu tienda en línea.', 12, 120, '{print,ecommerce}', 2),
  ('industry', 'Industria', 'Todo lo de la Tienda y la producción con fórmulas.', 18, 180, '{print,ecommerce,formulas}', 3);

create function company_today() returns date
  language sql stable parallel safe
  as $$ select (now() at time zone 'America/Caracas')::date $$;

-- The instant at which a day begins in Caracas.
create function start_of_day(day date) returns timestamptz
  language sql immutable strict parallel safe
  as $$ select day::timestamp at time zone 'America/Caracas' $$;

-- A subscription is paid through a day, and ends when the days do that its balance lasts after it. That end is worked out
-- whenever something changes (settle_subscription), so that a request reads one time and nothing has to run each day.
alter table subscriptions
  -- Of the term (billing_type), in USD, as it was when the plan was chosen.
  add column price numeric(20, 2) check (price > 0),
  -- In USD: the sum of subscription_movements, kept beside them.
  add column balance numeric(20, 2) not null default 0,
  -- How many movements there are: the number of the last one.
  add column movements bigint not null default 0,
  -- The last day, in Caracas, that was free or charged.
  add column paid_through date;
update subscriptions set
  plan = coalesce((select p.id from plans p where p.id = plan), 'basic'),
  paid_through = ((expires_at - interval '1 microsecond') at time zone 'America/Caracas')::date;
update subscriptions s set
  price = case s.billing_type when 'yearly' then p.yearly_price else p.monthly_price end,
  expires_at = start_of_day(s.paid_through + 1)
  from plans p where p.id = s.plan;
alter table subscriptions
  alter column price set not null,
  alter column paid_through set not null,
  add foreign key (plan) references plans;
create index subscriptions_due on subscriptions (paid_through) where balance > 0;
create index subscriptions_end on subscriptions (expires_at);
-- A company is opened with a trial; its balance is nobody's to write but of the functions below.
revoke insert on subscriptions from cuadra_app;
grant insert (company_id, plan, billing_type, price, is_free, expires_at, paid_through) on subscriptions to cuadra_app;

-- The ledger of the balance: only ever added to, and only by the functions below.
create table subscription_movements (
  company_id uuid not null references companies,
  number bigint not null,
  kind text not null check (kind in ('recharge', 'reversal', 'consumption')),
  -- In USD; what is consumed or taken back is negative.
  amount numeric(20, 2) not null,
  -- After it.
  balance numeric(20, 2) not null,
  -- What was consumed is a day of a plan.
  day date,
  plan text,
  billing_type text,
  -- What was recharged or taken back is a reported payment.
  invoice_report_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, number),
  check ((kind = 'consumption') = (day is not null)),
  check ((kind = 'consumption') = (invoice_report_id is null))
);
create unique index subscription_movements_day on subscription_movements (company_id, day) where day is not null;
call isolate_by_company('subscription_movements');
grant select on subscription_movements to cuadra_app;

-- A payment that a company says it has made.
create table invoice_reports (
  company_id uuid not null references companies,
  -- Made here: the back office names a report by it alone.
  id uuid not null default uuidv7(),
  -- The one that the client gave.
  request_id uuid,
  method text not null check (method in ('cash', 'mobile_payment', 'card', 'transfer', 'zelle', 'other')),
  reference text not null,
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null references currencies,
  -- The day of the payment, whose rate it is counted at.
  paid_on date not null,
  note text not null default '',
  user_id uuid not null,
  user_name text not null,
  -- SHA-256 of the request: the same id with another one is a conflict.
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
  -- 1 USD = rate currency, and what it made in USD, when it was approved last.
  rate numeric(20, 8) check (rate > 0),
  credited numeric(20, 2) check (credited > 0),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  primary key (company_id, id),
  check ((status = 'waiting') = (decided_at is null)),
  check (status <> 'approved' or credited is not null)
);
create unique index invoice_reports_id on invoice_reports (id);
create unique index invoice_reports_request on invoice_reports (company_id, request_id) where request_id is not null;
-- One payment is reported once.
create unique index invoice_reports_reference on invoice_reports (company_id, method, lower(reference))
  where status <> 'refused' and reference <> '';
create index invoice_reports_waiting on invoice_reports (id) where status = 'waiting';
call isolate_by_company('invoice_reports');
grant select on invoice_reports to cuadra_app;
grant insert (company_id, request_id, method, reference, amount, currency, paid_on, note, user_id, user_name, request_hash)
  on invoice_reports to cuadra_app;

-- Codes by mail confirm more than a registration from here on, and none is good for another purpose.
alter table registration_codes rename to mailed_codes;
alter table mailed_codes
  add column purpose text not null default 'registration' check (purpose in ('registration', 'change_plan')),
  drop constraint registration_codes_pkey,
  add primary key (company_id, user_id, purpose);

-- What the days of a price come to up to the end of a day, counted from one long ago and rounded once. A day costs the
-- difference to the day before, so that any 30 days in a row make exactly the monthly price, and any 365 the yearly one.
-- The same as shared/src/domain/subscription.ts; a test holds the two together.
create function charged_up_to(price numeric, billing_type text, day date) returns numeric
  language sql immutable strict parallel safe as $$
  select round(price * (day - date '2000-01-01') / case billing_type when 'yearly' then 365 else 30 end, 2)
$$;

-- How many days from the one after `after` a balance lasts; a hundred years at most.
create function days_lasting(balance numeric, price numeric, billing_type text, after date) returns integer
  language sql immutable strict parallel safe as $$
  -- The last ordinal whose rounded sum is within the balance: round(x, 2) <= y is x < y + 0.005.
  select greatest(0, least(36500,
      div(bound, price) + case when mod(bound, price) > 0 then 1 else 0 end - 1 - (after - date '2000-01-01')))::integer
  from (select (balance + public.charged_up_to(price, billing_type, after) + 0.005)
    * case billing_type when 'yearly' then 365 else 30 end as bound) b
$$;

-- Charges the days that have begun and were promised (before expires_at), one entry each; what was charged once is behind
-- paid_through and never charged again. After a change (`has_changed`) it also works out the end anew; days without
-- service cost nothing, so who had none goes on from today.
create function settle_subscription(of_company uuid, has_changed boolean) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  s subscriptions;
  today date := company_today();
  due integer;
begin
  select * into s from subscriptions where company_id = of_company for update;
  due := least(today, ((s.expires_at - interval '1 microsecond') at time zone 'America/Caracas')::date) - s.paid_through;
  if has_changed and s.paid_through < today and due <= 0 and days_lasting(s.balance, s.price, s.billing_type, today - 1) > 0
  then
    s.paid_through := today - 1;
    due := 1;
  end if;
  due := greatest(0, least(due, days_lasting(s.balance, s.price, s.billing_type, s.paid_through)));
  insert into subscription_movements (company_id, number, kind, amount, balance, day, plan, billing_type)
    select of_company, s.movements + n, 'consumption', -d.cost, s.balance - sum(d.cost) over (order by n),
      s.paid_through + n, s.plan, s.billing_type
    from generate_series(1, due) n
    cross join lateral (select charged_up_to(s.price, s.billing_type, s.paid_through + n)
      - charged_up_to(s.price, s.billing_type, s.paid_through + n - 1) as cost) d;
  s.balance := s.balance - charged_up_to(s.price, s.billing_type, s.paid_through + due)
    + charged_up_to(s.price, s.billing_type, s.paid_through);
  s.movements := s.movements + due;
  s.paid_through := s.paid_through + due;
  if has_changed and s.paid_through >= today - 1 then
    s.expires_at := start_of_day(s.paid_through + 1 + days_lasting(s.balance, s.price, s.billing_type, s.paid_through));
  end if;
  update subscriptions set balance = s.balance, movements = s.movements, paid_through = s.paid_through,
    expires_at = s.expires_at where company_id = of_company;
end $$;

-- Adds to the balance what a reported payment makes, or takes it back.
create function add_to_balance(of_company uuid, of_kind text, difference numeric, report uuid) returns void
  language sql set search_path = public, pg_temp as $$
  with changed as (
    update subscriptions set balance = balance + difference, movements = movements + 1
    where company_id = of_company returning movements, balance
  )
  insert into subscription_movements (company_id, number, kind, amount, balance, invoice_report_id)
  select of_company, movements, of_kind, difference, balance, report from changed
$$;

-- Charges what this transaction's company has used up since somebody last looked.
create function catch_up_subscription() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from subscriptions s where s.company_id = current_company()
    and s.balance > 0 and s.paid_through < company_today()) then
    perform settle_subscription(current_company(), false);
  end if;
end $$;

-- The same for all companies, some hundred at a time, so that none is held for long. Gives how many it settled; who finds
-- one held leaves it to its holder.
create function catch_up_subscriptions() returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_company uuid;
  settled integer := 0;
begin
  for of_company in
    select s.company_id from subscriptions s
    where s.balance > 0 and s.paid_through < company_today() and start_of_day(s.paid_through + 1) < s.expires_at
      and days_lasting(s.balance, s.price, s.billing_type, s.paid_through) > 0
    order by s.paid_through limit 200 for update skip locked
  loop
    perform settle_subscription(of_company, false);
    settled := settled + 1;
  end loop;
  return settled;
end $$;

-- Gives this transaction's company another plan, at the price of today: the day that has begun stays charged as it was.
-- Of the modules that plans have, the company has those of the new one from now on. False where no such plan is offered.
create function change_plan(wanted text, wanted_billing text) returns boolean
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
  update companies c set modules =
    array(select m from unnest(c.modules) m where m not in (select unnest(p.modules) from plans p)) || chosen.modules
    where c.id = current_company();
  perform settle_subscription(current_company(), true);
  return true;
end $$;

revoke execute on function settle_subscription, add_to_balance, catch_up_subscription, catch_up_subscriptions, change_plan
  from public;
grant execute on function catch_up_subscription, change_plan to cuadra_app;
grant execute on function catch_up_subscriptions to cuadra_backoffice;
