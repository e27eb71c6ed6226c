-- A client's account: when a credit sale is to be paid, debts of before Cuadra, abonos of chosen debts, what was paid in
-- excess and given back, and all of it undone by counter-entries (docs/decisions/0042-a-clients-account.md).

-- The day on which a credit sale is to be paid, by the days of credit that its client had then; null: nobody said one.
alter table sales add column due_on date;

-- What a client owed before the shop wrote it down here. Only its annulment is ever added.
create table client_opening_debts (
  company_id uuid not null,
  id uuid not null,
  client_id text not null,
  amount numeric(20, 2) not null check (amount > 0),
  currency text not null references currencies,
  -- Since when it is owed; its age is counted from there.
  owed_since date not null,
  due_on date check (due_on >= owed_since),
  note text not null,
  user_id uuid not null,
  request_hash bytea not null,
  created_at timestamptz not null default now(),
  annulled_at timestamptz,
  annulled_by uuid,
  annulment_reason text,
  primary key (company_id, id),
  foreign key (company_id, client_id) references clients,
  check ((annulled_at is null) = (annulled_by is null) and (annulled_at is null) = (annulment_reason is null))
);
create index client_opening_debts_client on client_opening_debts (company_id, client_id, currency, owed_since, id)
  where annulled_at is null;
call isolate_by_company('client_opening_debts');
grant select, insert on client_opening_debts to cuadra_app;
grant update (annulled_at, annulled_by, annulment_reason) on client_opening_debts to cuadra_app;

alter table client_payments
  -- An abono; what was given back of a balance in favour; a balance in favour that paid a debt in the other currency.
  add column kind text not null default 'payment' check (kind in ('payment', 'refund', 'exchange')),
  -- Of an exchange: what it took of the balance in favour, in that balance's currency.
  add column credit_amount numeric(20, 2) check (credit_amount > 0),
  add column credit_currency text references currencies,
  -- The receipt's, by company, without a gap.
  add column number bigint,
  add check ((kind = 'exchange') = (credit_amount is not null) and (kind = 'exchange') = (credit_currency is not null));
update client_payments p set number = n.number
  from (select company_id, id, row_number() over (partition by company_id order by created_at, id) as number
    from client_payments) n
  where n.company_id = p.company_id and n.id = p.id;
alter table client_payments alter column number set not null;
create unique index client_payments_number on client_payments (company_id, number);
insert into counters (company_id, name, last)
  select company_id, 'client_payments', max(number) from client_payments group by company_id;

-- Which debts an abono was for, where it names them; what it leaves over pays the oldest first.
create table client_payment_allocations (
  company_id uuid not null,
  payment_id uuid not null,
  position smallint not null,
  sale_id uuid,
  opening_id uuid,
  -- In the currency of the abono's debt.
  amount numeric(20, 2) not null check (amount > 0),
  primary key (company_id, payment_id, position),
  foreign key (company_id, payment_id) references client_payments,
  foreign key (company_id, sale_id) references sales,
  foreign key (company_id, opening_id) references client_opening_debts,
  check (num_nonnulls(sale_id, opening_id) = 1)
);
create index client_payment_allocations_sale on client_payment_allocations (company_id, sale_id) where sale_id is not null;
create index client_payment_allocations_opening on client_payment_allocations (company_id, opening_id)
  where opening_id is not null;
call isolate_by_company('client_payment_allocations');
grant select, insert on client_payment_allocations to cuadra_app;

create table client_payment_annulments (
  company_id uuid not null,
  payment_id uuid not null,
  reason text not null,
  user_id uuid not null,
  user_name text not null,
  -- The one that the money went out of, or came into; null: none.
  cash_session_id uuid,
  created_at timestamptz not null default now(),
  primary key (company_id, payment_id),
  foreign key (company_id, payment_id) references client_payments
);
create index client_payment_annulments_cash_session on client_payment_annulments (company_id, cash_session_id)
  where cash_session_id is not null;
call isolate_by_company('client_payment_annulments');
grant select, insert on client_payment_annulments to cuadra_app;

alter table client_movements
  add column payment_id uuid,
  add column opening_id uuid,
  drop constraint client_movements_kind_check,
  add constraint client_movements_kind_check check (kind in ('sale', 'payment', 'annulment', 'return', 'opening',
    'opening_annulment', 'refund', 'exchange', 'payment_annulment'));
-- An abono and its movement have one time, that of their transaction; of two alike either is the other's.
update client_movements m set payment_id = p.id
  from (select *, row_number() over (partition by company_id, client_id, created_at, amount, currency order by id) as nth
    from client_payments) p,
    (select company_id, id, client_id, created_at, amount, currency,
      row_number() over (partition by company_id, client_id, created_at, amount, currency order by id) as nth
    from client_movements where kind = 'payment') k
  where m.company_id = k.company_id and m.id = k.id and p.company_id = k.company_id and p.client_id = k.client_id
    and p.created_at = k.created_at and p.amount = -k.amount and p.currency = k.currency and p.nth = k.nth;

alter table daily_money
  drop constraint daily_money_kind_check,
  add constraint daily_money_kind_check check (kind in ('sale', 'payment', 'return', 'annulment', 'cash', 'refund',
    'payment_annulment'));

-- As in 0033, with what is given back to clients and abonos that were annulled: these go out as they came in.
create or replace function money_entries(company uuid, of_id uuid)
  returns table (
    kind text, event_id uuid, day date, user_id uuid, payment_method_id uuid, currency text, main text,
    alternative text, is_received boolean, amount numeric, amount_main numeric, amount_alternative numeric)
  language sql stable as $$
  select 'sale'::text, s.id, company_day(s.created_at), s.seller_id, t.payment_method_id, t.currency, s.main,
    s.alternative, t.kind = 'payment', t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
  from sales s join sale_tenders t on t.company_id = s.company_id and t.sale_id = s.id
  where s.company_id = company and (of_id is null or s.id = of_id)
  union all
  select c.kind, c.id, company_day(c.created_at), c.user_id, t.payment_method_id, t.currency, c.main,
    c.alternative, c.kind = 'payment', t.amount, t.amount_main,
    converted(t.amount, t.currency, c.alternative, c.main, c.alternative, c.rate, c.inverse)
  from client_payments c join client_payment_tenders t on t.company_id = c.company_id and t.payment_id = c.id
  where c.company_id = company and (of_id is null or c.id = of_id)
  union all
  select 'payment_annulment'::text, c.id, company_day(a.created_at), a.user_id, t.payment_method_id, t.currency, c.main,
    c.alternative, c.kind = 'refund', t.amount, t.amount_main,
    converted(t.amount, t.currency, c.alternative, c.main, c.alternative, c.rate, c.inverse)
  from client_payment_annulments a
  join client_payments c on c.company_id = a.company_id and c.id = a.payment_id
  join client_payment_tenders t on t.company_id = c.company_id and t.payment_id = c.id
  where a.company_id = company and (of_id is null or a.payment_id = of_id)
  union all
  select 'return'::text, r.id, company_day(r.created_at), r.user_id, t.payment_method_id, t.currency, s.main,
    s.alternative, false, t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
  from sale_returns r
  join sales s on s.company_id = r.company_id and s.id = r.sale_id
  join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
  where r.company_id = company and (of_id is null or r.sale_id = of_id)
  union all
  select 'annulment'::text, s.id, company_day(a.created_at), a.user_id, t.payment_method_id, t.currency, s.main,
    s.alternative, t.kind = 'change', t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
  from sale_annulments a
  join sales s on s.company_id = a.company_id and s.id = a.sale_id
  join sale_tenders t on t.company_id = s.company_id and t.sale_id = s.id
  where a.company_id = company and (of_id is null or a.sale_id = of_id)
  union all
  select 'annulment'::text, s.id, company_day(a.created_at), a.user_id, t.payment_method_id, t.currency, s.main,
    s.alternative, true, t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
  from sale_annulments a
  join sales s on s.company_id = a.company_id and s.id = a.sale_id
  join sale_returns r on r.company_id = s.company_id and r.sale_id = s.id
  join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
  where a.company_id = company and (of_id is null or a.sale_id = of_id)
  union all
  select 'cash'::text, m.id, company_day(m.created_at), m.user_id, m.payment_method_id, m.currency, m.main,
    m.alternative, m.kind = 'pay_in', m.amount,
    coalesce(converted(m.amount, m.currency, m.main, m.main, m.alternative, m.rate, m.inverse), 0),
    coalesce(converted(m.amount, m.currency, m.alternative, m.main, m.alternative, m.rate, m.inverse), 0)
  from cash_movements m
  where m.company_id = company and (of_id is null or m.id = of_id) $$;

drop function pending_sales(uuid);

-- What each debt of clients still leaves owed, of one client or of all. An abono pays the debts that it names, and with
-- what it names none for the oldest first: so, after what was named is taken off, what a client owes is of their newest
-- debts. They are read from the newest on and no further than what is owed reaches; nothing of it is stored. What no debt
-- explains has neither sale nor opening debt.
create function open_debts(company uuid, of_client text default null)
  returns table (client_id text, currency text, sale_id uuid, opening_id uuid, day date, due_on date, total numeric,
    owed numeric)
  language plpgsql stable rows 200 as $$
declare
  debt record;
  one record;
  rest numeric;
begin
  for debt in
    select b.client_id, b.currency, b.amount from client_balances b
    where b.company_id = company and b.amount > 0 and (of_client is null or b.client_id = of_client)
  loop
    client_id := debt.client_id;
    currency := debt.currency;
    rest := debt.amount;
    for one in
      select s.id as sale, null::uuid as opening, s.created_at as since, s.id, s.due_on, s.balance as whole,
        s.balance
        - coalesce((select sum(r.debt) from sale_returns r where r.company_id = s.company_id and r.sale_id = s.id), 0)
        - coalesce((select sum(a.amount) from client_payment_allocations a
            left join client_payment_annulments n on n.company_id = a.company_id and n.payment_id = a.payment_id
            where a.company_id = s.company_id and a.sale_id = s.id and n.payment_id is null), 0) as unpaid
      from sales s
      where s.company_id = company and s.client_id = debt.client_id and s.balance_currency = debt.currency
        and s.balance > 0 and s.status = 'issued'
      union all
      select null::uuid, o.id, o.owed_since::timestamp at time zone 'America/Caracas', o.id, o.due_on, o.amount,
        o.amount - coalesce((select sum(a.amount) from client_payment_allocations a
            left join client_payment_annulments n on n.company_id = a.company_id and n.payment_id = a.payment_id
            where a.company_id = o.company_id and a.opening_id = o.id and n.payment_id is null), 0)
      from client_opening_debts o
      where o.company_id = company and o.client_id = debt.client_id and o.currency = debt.currency
        and o.annulled_at is null
      order by since desc, id desc
    loop
      continue when one.unpaid <= 0;
      sale_id := one.sale;
      opening_id := one.opening;
      day := company_day(one.since);
      due_on := one.due_on;
      total := one.whole;
      owed := least(rest, one.unpaid);
      return next;
      rest := rest - owed;
      exit when rest <= 0;
    end loop;
    if rest > 0 then
      sale_id := null;
      opening_id := null;
      day := null;
      due_on := null;
      total := rest;
      owed := rest;
      return next;
    end if;
  end loop;
end $$;
revoke execute on function open_debts from public;
grant execute on function open_debts to cuadra_app;
