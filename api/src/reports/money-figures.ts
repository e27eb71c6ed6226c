import type { IncomesItem, MoneyFigures } from '@cuadra/shared/contract';
import { type DayRange, exact, periodsOf, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { KEY_NAMES } from './key-names.ts';
import { type KeyedRow, keyOf, type PageWish, pageByTotal, refuseCursor } from './page.ts';
import { periodKey, type Scope, within } from './scope.ts';

interface MoneyRow {
  received: string;
  received_alternative: string;
  given: string;
  given_alternative: string;
}

/** Money of sales, abonos and what was paid back; what a cash session alone got or gave is no income. */
const INCOMES = sql`kind <> 'cash'`;

const SUMS = sql`coalesce(sum(received_main), 0) as received, coalesce(sum(received_alternative), 0) as received_alternative,
  coalesce(sum(given_main), 0) as given, coalesce(sum(given_alternative), 0) as given_alternative`;

/** The incomes of a range. */
export async function readIncomes(
  trx: CompanyTransaction,
  scope: Scope,
  range: DayRange,
): Promise<MoneyFigures> {
  const { rows } = await sql<MoneyRow>`
    select ${SUMS} from daily_money where ${within(scope, range)} and ${INCOMES}`.execute(trx);
  return toFigures(rows[0] ?? NOTHING);
}

const NOTHING: MoneyRow = { received: '0', received_alternative: '0', given: '0', given_alternative: '0' };

function toFigures(row: MoneyRow): MoneyFigures {
  return {
    received: toMoney(row.received),
    received_alternative: toMoney(row.received_alternative),
    given: toMoney(row.given),
    given_alternative: toMoney(row.given_alternative),
    total: toMoney(exact(row.received).minus(row.given)),
    total_alternative: toMoney(exact(row.received_alternative).minus(row.given_alternative)),
  };
}

/** The incomes of the range in each currency that they came in. */
export async function incomesByCurrency(trx: CompanyTransaction, scope: Scope) {
  const { rows } = await sql<{ currency: string; received: string; given: string }>`
    select currency, sum(received) as received, sum(given) as given
    from daily_money where ${within(scope, scope.range)} and ${INCOMES} group by currency order by currency`.execute(
    trx,
  );
  return rows.map(({ currency, received, given }) => ({
    ...{ currency, received: toMoney(received), given: toMoney(given) },
    amount: toMoney(exact(received).minus(given)),
  }));
}

type IncomesRow = KeyedRow & MoneyRow & { currency: string | null; amount: string | null };
export type IncomesBy = 'method' | 'seller' | 'kind';

const KEYS: Record<IncomesBy, { key: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  method: { key: sql`payment_method_id::text`, name: KEY_NAMES.method },
  // Who received it: the seller, or who took an abono or gave something back.
  seller: { key: sql`user_id::text`, name: KEY_NAMES.seller },
  kind: { key: sql`kind`, name: KEY_NAMES.none },
};

/** A page of where the incomes of the range came from, the greatest first. */
export function breakIncomesDown(
  trx: CompanyTransaction,
  scope: Scope,
  by: IncomesBy,
  page: PageWish,
): Promise<{ items: IncomesItem[]; next: string | null }> {
  const { key, name } = KEYS[by];
  const own =
    by === 'method'
      ? sql`max(currency) as currency, sum(received - given) as amount`
      : sql`null as currency, null as amount`;
  const source = sql`
    select ${key} as key, ${SUMS}, sum(received_main - given_main) as total, ${own}
    from daily_money where ${within(scope, scope.range)} and ${INCOMES} group by 1`;
  return pageByTotal<IncomesRow, IncomesItem>(trx, { source, name, page }, toItem);
}

/** Every period of the range, also where nothing came in. */
export async function incomesByPeriod(
  trx: CompanyTransaction,
  scope: Scope,
  page: PageWish,
): Promise<{ items: IncomesItem[]; next: null }> {
  refuseCursor(page);
  const { rows } = await sql<MoneyRow & { key: string }>`
    select ${periodKey(scope.group)} as key, ${SUMS}
    from daily_money where ${within(scope, scope.range)} and ${INCOMES} group by 1`.execute(trx);
  const found = new Map(rows.map((row) => [row.key, row]));
  const items = periodsOf(scope.range, scope.group).map((key) =>
    toItem({ ...(found.get(key) ?? NOTHING), key, name: null, currency: null, amount: null }),
  );
  return { items, next: null };
}

function toItem(
  row: MoneyRow & Pick<IncomesRow, 'key' | 'currency' | 'amount'> & { name: string | null },
): IncomesItem {
  return {
    key: keyOf(row),
    name: row.name,
    ...toFigures(row),
    currency: row.currency,
    amount: row.amount === null ? null : toMoney(row.amount),
  };
}
