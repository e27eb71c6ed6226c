-- A rate counts in the direction in which it was given. Of a company whose main currency is the dollar, 1 alternative = rate
-- main is a figure like 0.00116255, cut to eight decimals: a hundred dollars came out at Bs. 86.017,81. `inverse` is the
-- rate as it was given, 1 main = inverse alternative, and amounts are converted by it; null where `rate` was given, and in
-- what was written before. `numeric` without a scale, so that no table is written again and the smallest rate is not 0.
alter table sales alter column rate type numeric, add column inverse numeric;
alter table client_payments alter column rate type numeric, add column inverse numeric;
alter table cash_movements alter column rate type numeric, add column inverse numeric;
alter table productions alter column rate type numeric, add column inverse numeric;
alter table store_orders alter column rate type numeric, add column inverse numeric;

-- Converts once and rounds once, half away from zero (docs/contract.md#arithmetic), as `convert` and `toMoney` do. Null for
-- a currency that is not of the pair, as a cost may be that was set before the company changed its currencies.
create function converted(amount numeric, currency text, wanted text, main text, alternative text, rate numeric,
    inverse numeric)
  returns numeric language sql immutable parallel safe as $$
  select case
    when currency = wanted then round(amount, 2)
    when currency = alternative and wanted = main then
      case when inverse is null then round(amount * rate, 2) else round(amount / inverse, 2) end
    when currency = main and wanted = alternative then
      case when inverse is null then round(amount / rate, 2) else round(amount * inverse, 2) end
  end $$;

create or replace function sale_entries(company uuid, of_sale uuid)
  returns table (
    kind text, event_id uuid, day date, hour smallint, seller_id uuid, client_id text, main text, alternative text,
    product_id uuid, qty numeric, total numeric, total_alternative numeric, cost numeric, cost_alternative numeric)
  language sql stable as $$
  select 'sale'::text, s.id, company_day(s.created_at), company_hour(s.created_at), s.seller_id, s.client_id, s.main,
    s.alternative, l.product_id, l.qty, l.total, l.total_alternative,
    converted(l.qty * l.cost, l.cost_currency, s.main, s.main, s.alternative, s.rate, s.inverse),
    converted(l.qty * l.cost, l.cost_currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
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
    back.cost - converted(l.qty * l.cost, l.cost_currency, s.main, s.main, s.alternative, s.rate, s.inverse),
    back.cost_alternative - converted(l.qty * l.cost, l.cost_currency, s.alternative, s.main, s.alternative, s.rate, s.inverse)
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
  select 'payment'::text, c.id, company_day(c.created_at), c.user_id, t.payment_method_id, t.currency, c.main,
    c.alternative, true, t.amount, t.amount_main,
    converted(t.amount, t.currency, c.alternative, c.main, c.alternative, c.rate, c.inverse)
  from client_payments c join client_payment_tenders t on t.company_id = c.company_id and t.payment_id = c.id
  where c.company_id = company and (of_id is null or c.id = of_id)
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

drop function converted(numeric, text, text, text, text, numeric);
