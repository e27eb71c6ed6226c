-- Figures of each day, kept beside the ledgers: a report costs the days it asks for and not the sales ever made.
-- docs/reports.md says what they mean. They are written under the lock of the company's counter of sales, which a sale
-- holds anyway: so no two writers meet in them, in whatever order they come.

-- A company's day is the day in Caracas, and so is its hour.
create function company_day(moment timestamptz) returns date
  language sql immutable strict parallel safe
  as $$ select (moment at time zone 'America/Caracas')::date $$;

create function company_hour(moment timestamptz) returns smallint
  language sql immutable strict parallel safe
  as $$ select extract(hour from moment at time zone 'America/Caracas')::smallint $$;

-- Converts once and rounds once, half away from zero (docs/contract.md#arithmetic): 1 alternative = rate main. Null for a
-- currency that is not of the pair, as a cost may be that was set before the company changed its currencies.
create function converted(amount numeric, currency text, wanted text, main text, alternative text, rate numeric)
  returns numeric language sql immutable parallel safe as $$
  select case
    when currency = wanted then round(amount, 2)
    when currency = alternative and wanted = main then round(amount * rate, 2)
    when currency = main and wanted = alternative then round(amount / rate, 2)
  end $$;

-- What the goods that came back had cost, in the sale's currencies; null where nobody knew. The parts of a line sum up to
-- the line, as their totals do.
alter table sale_return_lines
  add column cost numeric(20, 2),
  add column cost_alternative numeric(20, 2);

update sale_return_lines rl set cost = share.cost, cost_alternative = share.cost_alternative
from (
  select part.company_id, part.return_id, part.position,
    round(part.whole * part.back / part.sold, 2) - round(part.whole * (part.back - part.qty) / part.sold, 2) as cost,
    round(part.whole_alternative * part.back / part.sold, 2)
      - round(part.whole_alternative * (part.back - part.qty) / part.sold, 2) as cost_alternative
  from (
    select rl.company_id, rl.return_id, rl.position, rl.qty, l.qty as sold,
      sum(rl.qty) over (partition by rl.company_id, rl.line_id order by r.created_at, r.id) as back,
      converted(l.qty * l.cost, l.cost_currency, s.main, s.main, s.alternative, s.rate) as whole,
      converted(l.qty * l.cost, l.cost_currency, s.alternative, s.main, s.alternative, s.rate) as whole_alternative
    from sale_return_lines rl
    join sale_returns r on r.company_id = rl.company_id and r.id = rl.return_id
    join sales s on s.company_id = r.company_id and s.id = r.sale_id
    join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id and l.id = rl.line_id
  ) part
) share
where rl.company_id = share.company_id and rl.return_id = share.return_id and rl.position = share.position;

-- The rate of the moment, as a sale and an abono have it: 1 alternative = rate main.
alter table cash_movements
  add column main text,
  add column alternative text,
  add column rate numeric(20, 8) check (rate > 0);

update cash_movements m set main = u.main, alternative = u.alternative, rate = coalesce((
    select case when r.source = u.alternative then r.rate else round(1 / r.rate, 8) end
    from exchange_rates r
    where r.company_id = m.company_id and r.effective_at <= m.created_at
      and ((r.source = u.alternative and r.target = u.main) or (r.source = u.main and r.target = u.alternative))
    order by r.effective_at desc, r.id desc limit 1), 1)
from company_currencies_used u where u.company_id = m.company_id;

alter table cash_movements
  alter column main set not null,
  alter column alternative set not null,
  alter column rate set not null;

-- Sales by who sold them and at what hour, in the currencies they were made in. `sold` is what was issued, `undone` what
-- was annulled or came back on this day, whenever it was sold. Of the net of both, `cost` is what it had cost, and
-- `uncosted` the part of which nobody knew that. No index beside the key: an update stays in its page.
create table daily_sales (
  company_id uuid not null references companies,
  day date not null,
  hour smallint not null,
  seller_id uuid not null,
  main text not null,
  alternative text not null,
  tickets integer not null default 0,
  annulments integer not null default 0,
  returns integer not null default 0,
  sold numeric(38, 2) not null default 0,
  sold_alternative numeric(38, 2) not null default 0,
  undone numeric(38, 2) not null default 0,
  undone_alternative numeric(38, 2) not null default 0,
  cost numeric(38, 2) not null default 0,
  cost_alternative numeric(38, 2) not null default 0,
  uncosted numeric(38, 2) not null default 0,
  uncosted_alternative numeric(38, 2) not null default 0,
  primary key (company_id, day, hour, seller_id, main, alternative)
) with (fillfactor = 70);
call isolate_by_company('daily_sales');
grant select, insert, update on daily_sales to cuadra_app;

-- The same by product; all of it net.
create table daily_products (
  company_id uuid not null references companies,
  day date not null,
  product_id uuid not null,
  main text not null,
  alternative text not null,
  qty numeric(38, 3) not null default 0,
  total numeric(38, 2) not null default 0,
  total_alternative numeric(38, 2) not null default 0,
  cost numeric(38, 2) not null default 0,
  cost_alternative numeric(38, 2) not null default 0,
  uncosted numeric(38, 2) not null default 0,
  uncosted_alternative numeric(38, 2) not null default 0,
  primary key (company_id, day, product_id, main, alternative)
) with (fillfactor = 70);
call isolate_by_company('daily_products');
grant select, insert, update on daily_products to cuadra_app;

-- The same by client, by whom a sale has now; a sale without one is not in it. `tickets` are those issued.
create table daily_clients (
  company_id uuid not null references companies,
  day date not null,
  client_id text not null,
  main text not null,
  alternative text not null,
  tickets integer not null default 0,
  total numeric(38, 2) not null default 0,
  total_alternative numeric(38, 2) not null default 0,
  cost numeric(38, 2) not null default 0,
  cost_alternative numeric(38, 2) not null default 0,
  uncosted numeric(38, 2) not null default 0,
  uncosted_alternative numeric(38, 2) not null default 0,
  primary key (company_id, day, client_id, main, alternative)
) with (fillfactor = 70);
call isolate_by_company('daily_clients');
grant select, insert, update on daily_clients to cuadra_app;

-- Money that came in and went out: why, through whose hands, by which method; in its own currency, and in both of the
-- company at the rate of the sale, the abono or the moment. `cash` is what went into a till or out of it without a sale.
create table daily_money (
  company_id uuid not null references companies,
  day date not null,
  kind text not null check (kind in ('sale', 'payment', 'return', 'annulment', 'cash')),
  user_id uuid not null,
  payment_method_id uuid not null,
  currency text not null,
  main text not null,
  alternative text not null,
  received numeric(38, 2) not null default 0,
  given numeric(38, 2) not null default 0,
  received_main numeric(38, 2) not null default 0,
  given_main numeric(38, 2) not null default 0,
  received_alternative numeric(38, 2) not null default 0,
  given_alternative numeric(38, 2) not null default 0,
  primary key (company_id, day, kind, user_id, payment_method_id, currency, main, alternative)
) with (fillfactor = 70);
call isolate_by_company('daily_money');
grant select, insert, update on daily_money to cuadra_app;

-- A client's sales on credit, the newest first: see pending_sales().
create index sales_on_credit on sales (company_id, client_id, balance_currency, created_at, id) where balance > 0;

-- What the ledgers say, line by line: a sale adds, a return and an annulment take off on the day they happen. An
-- annulment takes off what no return had.
create function sale_entries(company uuid, of_sale uuid)
  returns table (
    kind text, event_id uuid, day date, hour smallint, seller_id uuid, client_id text, main text, alternative text,
    product_id uuid, qty numeric, total numeric, total_alternative numeric, cost numeric, cost_alternative numeric)
  language sql stable as $$
  select 'sale'::text, s.id, company_day(s.created_at), company_hour(s.created_at), s.seller_id, s.client_id, s.main,
    s.alternative, l.product_id, l.qty, l.total, l.total_alternative,
    converted(l.qty * l.cost, l.cost_currency, s.main, s.main, s.alternative, s.rate),
    converted(l.qty * l.cost, l.cost_currency, s.alternative, s.main, s.alternative, s.rate)
  from sales s join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
  where s.company_id = company and (of_sale is null or s.id = of_sale)
  union all
  select 'return'::text, r.id, company_day(r.created_at), company_hour(r.created_at), s.seller_id, s.client_id, s.main,
    s.alternative, l.product_id, -l.qty, -l.total, -l.total_alternative, -l.cost, -l.cost_alternative
  from sale_returns r
  join sales s on s.company_id = r.company_id and s.id = r.sale_id
  join sale_return_lines l on l.company_id = r.company_id and l.return_id = r.id
  where r.company_id = company and (of_sale is null or r.sale_id = of_sale)
  union all
  select 'annulment'::text, s.id, company_day(a.created_at), company_hour(a.created_at), s.seller_id, s.client_id,
    s.main, s.alternative, l.product_id, back.qty - l.qty, back.total - l.total,
    back.total_alternative - l.total_alternative,
    back.cost - converted(l.qty * l.cost, l.cost_currency, s.main, s.main, s.alternative, s.rate),
    back.cost_alternative - converted(l.qty * l.cost, l.cost_currency, s.alternative, s.main, s.alternative, s.rate)
  from sale_annulments a
  join sales s on s.company_id = a.company_id and s.id = a.sale_id
  join sale_lines l on l.company_id = s.company_id and l.sale_id = s.id
  cross join lateral (
    select coalesce(sum(rl.qty), 0) as qty, coalesce(sum(rl.total), 0) as total,
      coalesce(sum(rl.total_alternative), 0) as total_alternative, coalesce(sum(rl.cost), 0) as cost,
      coalesce(sum(rl.cost_alternative), 0) as cost_alternative
    from sale_returns r join sale_return_lines rl on rl.company_id = r.company_id and rl.return_id = r.id
    where r.company_id = s.company_id and r.sale_id = s.id and rl.line_id = l.id
  ) back
  where a.company_id = company and (of_sale is null or a.sale_id = of_sale) $$;

-- The same of money. An annulled sale goes out as it came in: see readTillFigures.
-- `of_id`: the sale of sales, returns and annulments; an abono; money of a till.
create function money_entries(company uuid, of_id uuid)
  returns table (
    kind text, event_id uuid, day date, user_id uuid, payment_method_id uuid, currency text, main text,
    alternative text, is_received boolean, amount numeric, amount_main numeric, amount_alternative numeric)
  language sql stable as $$
  select 'sale'::text, s.id, company_day(s.created_at), s.seller_id, t.payment_method_id, t.currency, s.main,
    s.alternative, t.kind = 'payment', t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate)
  from sales s join sale_tenders t on t.company_id = s.company_id and t.sale_id = s.id
  where s.company_id = company and (of_id is null or s.id = of_id)
  union all
  select 'payment'::text, c.id, company_day(c.created_at), c.user_id, t.payment_method_id, t.currency, c.main,
    c.alternative, true, t.amount, t.amount_main,
    converted(t.amount, t.currency, c.alternative, c.main, c.alternative, c.rate)
  from client_payments c join client_payment_tenders t on t.company_id = c.company_id and t.payment_id = c.id
  where c.company_id = company and (of_id is null or c.id = of_id)
  union all
  select 'return'::text, r.id, company_day(r.created_at), r.user_id, t.payment_method_id, t.currency, s.main,
    s.alternative, false, t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate)
  from sale_returns r
  join sales s on s.company_id = r.company_id and s.id = r.sale_id
  join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
  where r.company_id = company and (of_id is null or r.sale_id = of_id)
  union all
  select 'annulment'::text, s.id, company_day(a.created_at), a.user_id, t.payment_method_id, t.currency, s.main,
    s.alternative, t.kind = 'change', t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate)
  from sale_annulments a
  join sales s on s.company_id = a.company_id and s.id = a.sale_id
  join sale_tenders t on t.company_id = s.company_id and t.sale_id = s.id
  where a.company_id = company and (of_id is null or a.sale_id = of_id)
  union all
  select 'annulment'::text, s.id, company_day(a.created_at), a.user_id, t.payment_method_id, t.currency, s.main,
    s.alternative, true, t.amount, t.amount_main,
    converted(t.amount, t.currency, s.alternative, s.main, s.alternative, s.rate)
  from sale_annulments a
  join sales s on s.company_id = a.company_id and s.id = a.sale_id
  join sale_returns r on r.company_id = s.company_id and r.sale_id = s.id
  join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
  where a.company_id = company and (of_id is null or a.sale_id = of_id)
  union all
  select 'cash'::text, m.id, company_day(m.created_at), m.user_id, m.payment_method_id, m.currency, m.main,
    m.alternative, m.kind = 'pay_in', m.amount,
    coalesce(converted(m.amount, m.currency, m.main, m.main, m.alternative, m.rate), 0),
    coalesce(converted(m.amount, m.currency, m.alternative, m.main, m.alternative, m.rate), 0)
  from cash_movements m
  where m.company_id = company and (of_id is null or m.id = of_id) $$;

-- The rows of each table as the ledgers have them: all of a company's, or what one event adds to them.
create function daily_sales_of(company uuid, of_kind text, of_id uuid, of_event uuid) returns setof daily_sales
  language sql stable as $$
  select company, e.day, e.hour, e.seller_id, e.main, e.alternative,
    (count(distinct e.event_id) filter (where e.kind = 'sale'))::integer,
    (count(distinct e.event_id) filter (where e.kind = 'annulment'))::integer,
    (count(distinct e.event_id) filter (where e.kind = 'return'))::integer,
    coalesce(sum(e.total) filter (where e.kind = 'sale'), 0),
    coalesce(sum(e.total_alternative) filter (where e.kind = 'sale'), 0),
    -coalesce(sum(e.total) filter (where e.kind <> 'sale'), 0),
    -coalesce(sum(e.total_alternative) filter (where e.kind <> 'sale'), 0),
    coalesce(sum(e.cost), 0), coalesce(sum(e.cost_alternative), 0),
    coalesce(sum(e.total) filter (where e.cost is null), 0),
    coalesce(sum(e.total_alternative) filter (where e.cost is null), 0)
  from sale_entries(company, of_id) e
  where (of_kind is null or e.kind = of_kind) and (of_event is null or e.event_id = of_event)
  group by e.day, e.hour, e.seller_id, e.main, e.alternative $$;

create function daily_products_of(company uuid, of_kind text, of_id uuid, of_event uuid) returns setof daily_products
  language sql stable as $$
  select company, e.day, e.product_id, e.main, e.alternative, sum(e.qty), sum(e.total), sum(e.total_alternative),
    coalesce(sum(e.cost), 0), coalesce(sum(e.cost_alternative), 0),
    coalesce(sum(e.total) filter (where e.cost is null), 0),
    coalesce(sum(e.total_alternative) filter (where e.cost is null), 0)
  from sale_entries(company, of_id) e
  where (of_kind is null or e.kind = of_kind) and (of_event is null or e.event_id = of_event)
  group by e.day, e.product_id, e.main, e.alternative $$;

create function daily_clients_of(company uuid, of_kind text, of_id uuid, of_event uuid) returns setof daily_clients
  language sql stable as $$
  select company, e.day, e.client_id, e.main, e.alternative,
    (count(distinct e.event_id) filter (where e.kind = 'sale'))::integer, sum(e.total), sum(e.total_alternative),
    coalesce(sum(e.cost), 0), coalesce(sum(e.cost_alternative), 0),
    coalesce(sum(e.total) filter (where e.cost is null), 0),
    coalesce(sum(e.total_alternative) filter (where e.cost is null), 0)
  from sale_entries(company, of_id) e
  where e.client_id is not null
    and (of_kind is null or e.kind = of_kind) and (of_event is null or e.event_id = of_event)
  group by e.day, e.client_id, e.main, e.alternative $$;

create function daily_money_of(company uuid, of_kind text, of_id uuid, of_event uuid) returns setof daily_money
  language sql stable as $$
  select company, e.day, e.kind, e.user_id, e.payment_method_id, e.currency, e.main, e.alternative,
    coalesce(sum(e.amount) filter (where e.is_received), 0),
    coalesce(sum(e.amount) filter (where not e.is_received), 0),
    coalesce(sum(e.amount_main) filter (where e.is_received), 0),
    coalesce(sum(e.amount_main) filter (where not e.is_received), 0),
    coalesce(sum(e.amount_alternative) filter (where e.is_received), 0),
    coalesce(sum(e.amount_alternative) filter (where not e.is_received), 0)
  from money_entries(company, of_id) e
  where (of_kind is null or e.kind = of_kind) and (of_event is null or e.event_id = of_event)
  group by e.day, e.kind, e.user_id, e.payment_method_id, e.currency, e.main, e.alternative $$;

-- Takes the lock under which all figures of a company are written; the last that a transaction takes.
create function lock_daily_figures(company uuid) returns void
  language plpgsql as $$
begin
  perform from counters c where c.company_id = company and c.name = 'sales' for update;
end $$;

-- Adds the clients' part of what a sale and its returns brought, or takes it off (sign −1): for a sale that gets another
-- client, before and after.
create function add_daily_clients(company uuid, of_kind text, of_id uuid, of_event uuid, sign integer) returns void
  language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  insert into daily_clients as d
    select f.company_id, f.day, f.client_id, f.main, f.alternative, sign * f.tickets, sign * f.total,
      sign * f.total_alternative, sign * f.cost, sign * f.cost_alternative, sign * f.uncosted,
      sign * f.uncosted_alternative
    from daily_clients_of(company, of_kind, of_id, of_event) f
    on conflict (company_id, day, client_id, main, alternative) do update set
      tickets = d.tickets + excluded.tickets,
      total = d.total + excluded.total, total_alternative = d.total_alternative + excluded.total_alternative,
      cost = d.cost + excluded.cost, cost_alternative = d.cost_alternative + excluded.cost_alternative,
      uncosted = d.uncosted + excluded.uncosted,
      uncosted_alternative = d.uncosted_alternative + excluded.uncosted_alternative;
end $$;

-- Adds to the figures what an event in the ledgers brought; without one, all that there is. A sale adds its own in its
-- one statement: see saleStatement.
create function add_daily_figures(company uuid, of_kind text, of_id uuid, of_event uuid) returns void
  language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  perform lock_daily_figures(company);
  if of_kind is null or of_kind in ('sale', 'return', 'annulment') then
    insert into daily_sales as d select * from daily_sales_of(company, of_kind, of_id, of_event)
      on conflict (company_id, day, hour, seller_id, main, alternative) do update set
        tickets = d.tickets + excluded.tickets, annulments = d.annulments + excluded.annulments,
        returns = d.returns + excluded.returns,
        sold = d.sold + excluded.sold, sold_alternative = d.sold_alternative + excluded.sold_alternative,
        undone = d.undone + excluded.undone, undone_alternative = d.undone_alternative + excluded.undone_alternative,
        cost = d.cost + excluded.cost, cost_alternative = d.cost_alternative + excluded.cost_alternative,
        uncosted = d.uncosted + excluded.uncosted,
        uncosted_alternative = d.uncosted_alternative + excluded.uncosted_alternative;
    insert into daily_products as d select * from daily_products_of(company, of_kind, of_id, of_event)
      on conflict (company_id, day, product_id, main, alternative) do update set
        qty = d.qty + excluded.qty,
        total = d.total + excluded.total, total_alternative = d.total_alternative + excluded.total_alternative,
        cost = d.cost + excluded.cost, cost_alternative = d.cost_alternative + excluded.cost_alternative,
        uncosted = d.uncosted + excluded.uncosted,
        uncosted_alternative = d.uncosted_alternative + excluded.uncosted_alternative;
    perform add_daily_clients(company, of_kind, of_id, of_event, 1);
  end if;
  insert into daily_money as d select * from daily_money_of(company, of_kind, of_id, of_event)
    on conflict (company_id, day, kind, user_id, payment_method_id, currency, main, alternative) do update set
      received = d.received + excluded.received, given = d.given + excluded.given,
      received_main = d.received_main + excluded.received_main, given_main = d.given_main + excluded.given_main,
      received_alternative = d.received_alternative + excluded.received_alternative,
      given_alternative = d.given_alternative + excluded.given_alternative;
end $$;

-- Works the figures of a company out again from the ledgers. Whoever sells meanwhile waits. For the owner of the database.
create function rebuild_daily_figures(company uuid) returns void
  language plpgsql as $$
begin
  perform lock_daily_figures(company);
  delete from daily_sales where company_id = company;
  delete from daily_products where company_id = company;
  delete from daily_clients where company_id = company;
  delete from daily_money where company_id = company;
  perform add_daily_figures(company, null, null, null);
end $$;
revoke execute on function rebuild_daily_figures from public;

-- Each row of figures as it is kept and as the ledgers have it; one of the two is null where the other has no such row.
-- `where kept is distinct from ledger` is what is wrong.
create function daily_figures_from_ledgers(company uuid)
  returns table (figures text, kept jsonb, ledger jsonb)
  language sql stable as $$
  select 'daily_sales', to_jsonb(k), to_jsonb(l)
  from (select * from daily_sales where company_id = company) k
  full join daily_sales_of(company, null, null, null) l using (day, hour, seller_id, main, alternative)
  union all
  select 'daily_products', to_jsonb(k), to_jsonb(l)
  from (select * from daily_products where company_id = company) k
  full join daily_products_of(company, null, null, null) l using (day, product_id, main, alternative)
  union all
  -- A client who lost the only sale of a day keeps a row of zeros.
  select 'daily_clients', to_jsonb(k), to_jsonb(l)
  from (select * from daily_clients where company_id = company) k
  full join daily_clients_of(company, null, null, null) l using (day, client_id, main, alternative)
  where l.company_id is not null or (k.tickets, k.total, k.total_alternative, k.cost, k.cost_alternative, k.uncosted,
    k.uncosted_alternative) <> (0, 0, 0, 0, 0, 0, 0)
  union all
  select 'daily_money', to_jsonb(k), to_jsonb(l)
  from (select * from daily_money where company_id = company) k
  full join daily_money_of(company, null, null, null) l
    using (day, kind, user_id, payment_method_id, currency, main, alternative) $$;
revoke execute on function daily_figures_from_ledgers from public;

-- What each sale on credit still leaves owed. An abono names no sale: it pays the oldest first, so what a client owes is
-- of his newest sales. They are read from the newest on and no further than the debt reaches. A debt that no sale
-- explains comes without one.
create function pending_sales(company uuid)
  returns table (sale_id uuid, client_id text, currency text, owed numeric)
  language plpgsql stable rows 200 as $$
declare
  debt record;
  one record;
  rest numeric;
begin
  for debt in
    select b.client_id, b.currency, b.amount from client_balances b where b.company_id = company and b.amount > 0
  loop
    client_id := debt.client_id;
    currency := debt.currency;
    rest := debt.amount;
    for one in
      select s.id, s.balance - coalesce((select sum(r.debt) from sale_returns r
          where r.company_id = s.company_id and r.sale_id = s.id), 0) as unpaid
      from sales s
      where s.company_id = company and s.client_id = debt.client_id and s.balance_currency = debt.currency
        and s.balance > 0 and s.status = 'issued'
      order by s.created_at desc, s.id desc
    loop
      continue when one.unpaid <= 0;
      sale_id := one.id;
      owed := least(rest, one.unpaid);
      return next;
      rest := rest - owed;
      exit when rest <= 0;
    end loop;
    if rest > 0 then
      sale_id := null;
      owed := rest;
      return next;
    end if;
  end loop;
end $$;

select rebuild_daily_figures(id) from companies;
-- Or the first reports would be planned for empty tables.
analyze daily_sales, daily_products, daily_clients, daily_money;
