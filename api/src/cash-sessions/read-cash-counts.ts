import type { CashSession } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { byCashSession } from './by-cash-session.ts';

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

const SUMS = ['opening', 'received', 'given', 'pay_in', 'pay_out'] as const;

/**
 * What is of a cash session (`x`), with its tenders (`t`), and what they are for it. What is annulled goes out as it came
 * in: its payments are given back, its changes and what its returns had paid back come in again, each by its method.
 */
const TENDERS = [
  {
    of: 'sales x join sale_tenders t on t.company_id = x.company_id and t.sale_id = x.id',
    kind: "case t.kind when 'payment' then 'received' else 'given' end",
  },
  {
    of: 'client_payments x join client_payment_tenders t on t.company_id = x.company_id and t.payment_id = x.id',
    kind: "case x.kind when 'payment' then 'received' else 'given' end",
  },
  {
    of: `client_payment_annulments x join client_payments p on p.company_id = x.company_id and p.id = x.payment_id
      join client_payment_tenders t on t.company_id = p.company_id and t.payment_id = p.id`,
    kind: "case p.kind when 'payment' then 'given' else 'received' end",
  },
  {
    of: 'sale_returns x join sale_return_tenders t on t.company_id = x.company_id and t.return_id = x.id',
    kind: "'given'",
  },
  {
    of: 'sale_annulments x join sale_tenders t on t.company_id = x.company_id and t.sale_id = x.sale_id',
    kind: "case t.kind when 'payment' then 'given' else 'received' end",
  },
  {
    of: `sale_annulments x join sale_returns r on r.company_id = x.company_id and r.sale_id = x.sale_id
      join sale_return_tenders t on t.company_id = r.company_id and t.return_id = r.id`,
    kind: "'received'",
  },
] as const;

/**
 * What each cash session should hold and what was counted, by method. Worked out from the ledgers each time: nothing is
 * written into a cash session that is closed, so its figures stay.
 */
export async function readCashCounts(
  trx: CompanyTransaction,
  cashSessionIds: readonly string[],
): Promise<Map<string, CashCount[]>> {
  const own = sql`x.company_id = ${trx.companyId} and x.cash_session_id = any(${cashSessionIds}::uuid[])`;
  const parts = [
    ...(['cash_counts', 'cash_movements'] as const).map(
      (table) => sql`select x.cash_session_id, x.payment_method_id, x.name, x.currency, x.kind, x.amount
        from ${sql.table(table)} x where ${own}`,
    ),
    ...TENDERS.map(
      (
        tenders,
      ) => sql`select x.cash_session_id, t.payment_method_id, t.name, t.currency, ${sql.raw(tenders.kind)}, t.amount
        from ${sql.raw(tenders.of)} where ${own}`,
    ),
  ];
  const sums = SUMS.map(
    (kind) => sql`coalesce(sum(amount) filter (where kind = ${sql.lit(kind)}), 0) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<FigureRow>`
    with part (cash_session, method, name, currency, kind, amount) as (${sql.join(parts, sql` union all `)}
    ), figure as (
      select cash_session, method, currency, max(name) as name, ${sql.join(sums)},
        sum(amount) filter (where kind = 'closing') as counted
      from part group by cash_session, method, currency
    )
    select f.cash_session as cash_session_id, f.method as payment_method_id, coalesce(m.name, f.name) as name, f.currency,
      coalesce(m.is_cash, false) as is_cash, f.opening, f.received, f.given, f.pay_in, f.pay_out, f.counted,
      c.closed_at is not null as is_closed
    from figure f join cash_sessions c on c.company_id = ${trx.companyId} and c.id = f.cash_session
    left join payment_methods m on m.company_id = c.company_id and m.id = f.method
    order by coalesce(m.is_cash, false) desc, coalesce(m.name, f.name), f.method, f.currency`.execute(trx);
  return byCashSession(rows, toCount);
}

/** What nobody counted at the closing was not there. */
function toCount({ is_closed, ...row }: FigureRow): CashCount {
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
