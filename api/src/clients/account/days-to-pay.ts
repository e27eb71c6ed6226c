import { type CurrencyPair, convert, exact, isOfPair, sum } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';

interface Row {
  currency: string;
  /** What was lent, less what came back or was annulled. */
  lent: string;
  /** Each amount that was owed, times the days that it was. */
  owed_days: string;
  open: string;
  open_days: string;
}

/**
 * How many days it took until what was lent was paid, on average of the money. All that was ever owed times how long, less
 * that of what still is, over what was paid: it comes to the same whichever abono is said to pay which sale.
 *
 * @returns days with one decimal; null while nothing was paid
 */
export async function readDaysToPay(
  trx: CompanyTransaction,
  clientId: string,
  pair: CurrencyPair,
): Promise<number | null> {
  const { companyId } = trx;
  const now = currentTime();
  const { rows } = await sql<Row>`
    with movement as (
      select id, kind, currency, amount, created_at, sum(amount) over w as balance,
        lead(created_at, 1, greatest(created_at, ${now}::timestamptz)) over w as until
      from client_movements where company_id = ${companyId} and client_id = ${clientId}
      window w as (partition by currency order by id)
    ), owed as (
      select currency,
        coalesce(sum(amount) filter (where kind in ('sale', 'return', 'annulment', 'opening', 'opening_annulment')), 0) as lent,
        sum(greatest(balance, 0) * extract(epoch from greatest(until - created_at, interval '0')) / 86400) as owed_days
      from movement group by currency
    ), open as (
      select o.currency, sum(o.owed) as open,
        sum(o.owed * extract(epoch from greatest(${now}::timestamptz - m.created_at, interval '0')) / 86400) as open_days
      from open_debts(${companyId}, ${clientId}) o
      join movement m on (m.kind = 'sale' and m.id = (select f.id from client_movements f
          where f.company_id = ${companyId} and f.client_id = ${clientId} and f.sale_id = o.sale_id and f.kind = 'sale'))
        or (m.kind = 'opening' and m.id = (select f.id from client_movements f
          where f.company_id = ${companyId} and f.client_id = ${clientId} and f.opening_id = o.opening_id
            and f.kind = 'opening'))
      group by o.currency
    )
    select owed.currency, owed.lent, owed.owed_days, coalesce(open.open, 0) as open, coalesce(open.open_days, 0) as open_days
    from owed left join open using (currency)`.execute(trx);
  const known = rows.filter(({ currency }) => isOfPair(currency, pair));
  const inOne = (of: (row: Row) => string) =>
    sum(known.map((row) => convert(of(row), row.currency, pair.alternative, pair)));
  const paid = inOne(({ lent, open }) => exact(lent).minus(open).toFixed());
  if (paid.lte(0)) return null;
  const days = inOne((row) => exact(row.owed_days).minus(row.open_days).toFixed()).div(paid);
  return days.lt(0) ? 0 : Number(days.toFixed(1));
}
