import { AGEING_BANDS, type AgeingBands, type AgeingRow, type BothAmounts } from '@cuadra/shared/contract';
import { companyDay, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, TextKey, toPage } from '../../database/cursor.ts';
import { readTodaysPair } from './both-amounts.ts';

type Band = (typeof AGEING_BANDS)[number];
type Row = { client_id: string; name: string; phone: string | null } & Record<string, string>;

/** Up to how many days past the day on which it was to be paid. */
const UP_TO: Record<Exclude<Band, 'over_90'>, number> = { current: 0, to_30: 30, to_60: 60, to_90: 90 };

const MoneyKey = z.string().regex(/^-?\d{1,36}\.\d{2}$/);

/**
 * What clients owe by how long it is overdue, who owes most first. What has no day on which it is due counts from its
 * own, and what no debt explains is not due.
 */
export async function findAgeing(
  trx: CompanyTransaction,
  query: { limit: number; cursor?: string | undefined },
) {
  const [total, clientId] = readCursor(query.cursor, z.tuple([MoneyKey, TextKey])) ?? [];
  const pair = await readTodaysPair(trx);
  const { main, alternative, rate, inverse } = pair;
  const today = companyDay(currentTime());
  const worth = (wanted: string) =>
    sql`coalesce(converted(o.owed, o.currency, ${wanted}, ${main}, ${alternative}, ${rate}::numeric, ${inverse}::numeric), 0)`;
  const debts = sql`
    select o.client_id, ${worth(main)} as main, ${worth(alternative)} as alternative,
      coalesce(${today}::date - coalesce(o.due_on, o.day), 0) as late
    from open_debts(${trx.companyId}) o`;
  const after =
    total === undefined
      ? sql`true`
      : sql`(d.total_main < ${total}::numeric or (d.total_main = ${total}::numeric and d.client_id collate "C" > ${clientId}))`;
  const { rows } = await sql<Row>`
    select d.*, c.name, c.phone from (
      select client_id, ${SUMS} from (${debts}) o group by client_id
    ) d join clients c on c.company_id = ${trx.companyId} and c.id = d.client_id
    where ${after} order by d.total_main desc, d.client_id collate "C" limit ${query.limit + 1}`.execute(trx);
  const { rows: sums } = await sql<Record<string, string> & { clients: number }>`
    select count(distinct client_id)::int as clients, ${SUMS} from (${debts}) o`.execute(trx);
  const all = sums[0];
  if (!all) throw new Error('a sum is always one row');
  const page = toPage(
    rows,
    query.limit,
    (row) => [toMoney(row.total_main ?? '0'), row.client_id],
    ({ client_id, name, phone, ...row }): AgeingRow => ({
      client: { id: client_id, name, phone },
      total: bothOf(row, 'total'),
      bands: bandsOf(row),
    }),
  );
  return {
    ...{ main, alternative, rate, clients: all.clients },
    ...{ total: bothOf(all, 'total'), bands: bandsOf(all) },
    ...page,
  };
}

function isIn(band: Band): RawBuilder<unknown> {
  if (band === 'over_90') return sql`o.late > ${sql.lit(UP_TO.to_90)}`;
  const before = AGEING_BANDS[AGEING_BANDS.indexOf(band) - 1];
  const most = sql`o.late <= ${sql.lit(UP_TO[band])}`;
  if (before === undefined || before === 'over_90') return most;
  return sql`${most} and o.late > ${sql.lit(UP_TO[before])}`;
}

const SUMS = sql.join(
  (['main', 'alternative'] as const).flatMap((wanted) => [
    sql`coalesce(sum(o.${sql.ref(wanted)}), 0) as ${sql.ref(`total_${wanted}`)}`,
    ...AGEING_BANDS.map(
      (band) =>
        sql`coalesce(sum(o.${sql.ref(wanted)}) filter (where ${isIn(band)}), 0) as ${sql.ref(`${band}_${wanted}`)}`,
    ),
  ]),
);

function bothOf(row: Record<string, unknown>, name: string): BothAmounts {
  return {
    main: toMoney(String(row[`${name}_main`])),
    alternative: toMoney(String(row[`${name}_alternative`])),
  };
}

function bandsOf(row: Record<string, unknown>): AgeingBands {
  return {
    current: bothOf(row, 'current'),
    to_30: bothOf(row, 'to_30'),
    to_60: bothOf(row, 'to_60'),
    to_90: bothOf(row, 'to_90'),
    over_90: bothOf(row, 'over_90'),
  };
}
