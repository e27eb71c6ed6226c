import type { CashSession } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';

type CashCount = CashSession['counts'][number];

interface FigureRow {
  cash_session_id: string;
  payment_method_id: string;
  name: string;
  currency: string;
  is_cash: boolean;
  opening: string;
  received: string;
  given: string;
  pay_in: string;
  pay_out: string;
  counted: string | null;
  is_closed: boolean;
}

/**
 * What each cash session should hold and what was counted, by method. Worked out from the ledgers each time: nothing is
 * written into a cash session that is closed, so its figures stay.
 *
 * An annulled sale goes out as it came in: its payments are given back, its changes and what its returns had paid back
 * come in again, each by its method.
 */
export async function readCashCounts(
  trx: CompanyTransaction,
  cashSessionIds: readonly string[],
): Promise<Map<string, CashCount[]>> {
  const { rows } = await sql<FigureRow>`
    with part (cash_session, method, name, currency, kind, amount) as (
      select cash_session_id, payment_method_id, name, currency, kind, amount from cash_counts
        where cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select cash_session_id, payment_method_id, name, currency, kind, amount from cash_movements
        where cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select s.cash_session_id, t.payment_method_id, t.name, t.currency,
          case t.kind when 'payment' then 'received' else 'given' end, t.amount
        from sales s join sale_tenders t on t.company_id = s.company_id and t.sale_id = s.id
        where s.cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select c.cash_session_id, t.payment_method_id, t.name, t.currency, 'received', t.amount
        from client_payments c join client_payment_tenders t on t.company_id = c.company_id and t.payment_id = c.id
        where c.cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select r.cash_session_id, t.payment_method_id, t.name, t.currency, 'given', t.amount
        from sale_returns r join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
        where r.cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select a.cash_session_id, t.payment_method_id, t.name, t.currency,
          case t.kind when 'payment' then 'given' else 'received' end, t.amount
        from sale_annulments a join sale_tenders t on t.company_id = a.company_id and t.sale_id = a.sale_id
        where a.cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select a.cash_session_id, t.payment_method_id, t.name, t.currency, 'received', t.amount
        from sale_annulments a
        join sale_returns r on r.company_id = a.company_id and r.sale_id = a.sale_id
        join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id
        where a.cash_session_id = any(${cashSessionIds}::uuid[])
    ), figure as (
      select cash_session, method, currency, max(name) as name,
        coalesce(sum(amount) filter (where kind = 'opening'), 0) as opening,
        coalesce(sum(amount) filter (where kind = 'received'), 0) as received,
        coalesce(sum(amount) filter (where kind = 'given'), 0) as given,
        coalesce(sum(amount) filter (where kind = 'pay_in'), 0) as pay_in,
        coalesce(sum(amount) filter (where kind = 'pay_out'), 0) as pay_out,
        sum(amount) filter (where kind = 'closing') as counted
      from part group by cash_session, method, currency
    )
    select f.cash_session as cash_session_id, f.method as payment_method_id, coalesce(m.name, f.name) as name, f.currency,
      coalesce(m.is_cash, false) as is_cash, f.opening, f.received, f.given, f.pay_in, f.pay_out, f.counted,
      c.closed_at is not null as is_closed
    from figure f join cash_sessions c on c.id = f.cash_session left join payment_methods m on m.id = f.method
    order by coalesce(m.is_cash, false) desc, coalesce(m.name, f.name), f.method, f.currency`.execute(trx);
  const byCashSession = new Map<string, CashCount[]>();
  for (const row of rows) {
    const counts = byCashSession.get(row.cash_session_id) ?? [];
    counts.push(toCount(row));
    byCashSession.set(row.cash_session_id, counts);
  }
  return byCashSession;
}

/** What nobody counted at the closing was not there. */
function toCount({ cash_session_id: _till, is_closed, ...row }: FigureRow): CashCount {
  const expected = exact(row.opening).plus(row.received).minus(row.given).plus(row.pay_in).minus(row.pay_out);
  const counted = is_closed ? toMoney(row.counted ?? '0') : null;
  return {
    payment_method_id: row.payment_method_id,
    name: row.name,
    currency: row.currency,
    is_cash: row.is_cash,
    opening: toMoney(row.opening),
    received: toMoney(row.received),
    given: toMoney(row.given),
    pay_in: toMoney(row.pay_in),
    pay_out: toMoney(row.pay_out),
    expected: toMoney(expected),
    counted,
    difference: counted === null ? null : toMoney(exact(counted).minus(expected)),
  };
}
