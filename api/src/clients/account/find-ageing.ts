import { AGEING_BANDS, type AgeingBands, type AgeingRow, type BothAmounts } from '@cuadra/shared/contract';
import { companyDay, toMoney } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCursor, TextKey, toPage } from '../../database/cursor.ts';
import { readTodaysPair } from './both-amounts.ts';

type Band = (typeof AGEING_BANDS)[number];

/** A client's figures as `total_main`, and those of all as `all_total_main`, which stand alone where the page is empty. */
interface Row extends Record<string, unknown> {
  clients: number;
  client_id: string | null;
  name: string;
  phone: string | null;
  reminded_at: Date | null;
}

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
  // The debts are worked out once for both: that is what takes long.
  const { rows } = await sql<Row>`
    with per_client as materialized (select client_id, ${SUMS} from (${debts}) o group by client_id),
    everybody as (select count(*)::int as clients, ${ALL} from per_client),
    page as (
      select d.*, c.name, c.phone, (
        select max(r.created_at) from client_reminders r
        where r.company_id = ${trx.companyId} and r.client_id = c.id
      ) as reminded_at
      from per_client d
      join clients c on c.company_id = ${trx.companyId} and c.id = d.client_id
      where ${after} order by d.total_main desc, d.client_id collate "C" limit ${query.limit + 1}
    )
    select e.*, p.* from everybody e left join page p on true
    order by p.total_main desc, p.client_id collate "C"`.execute(trx);
  const [all] = rows;
  if (!all) throw new Error('a sum is always one row');
  const page = toPage(
    rows.filter(isOfClient),
    query.limit,
    (row) => [toMoney(String(row.total_main)), row.client_id],
    ({ client_id, name, phone, reminded_at, ...row }): AgeingRow => ({
      client: { id: client_id, name, phone },
      reminded_at: reminded_at?.toISOString() ?? null,
      total: bothOf(row, 'total'),
      bands: bandsOf(row),
    }),
  );
  return {
    ...{ main, alternative, rate, clients: all.clients },
    ...{ total: bothOf(all, 'all_total'), bands: bandsOf(all, 'all_') },
    ...page,
  };
}

function isOfClient(row: Row): row is Row & { client_id: string } {
  return row.client_id !== null;
}

function isIn(band: Band): RawBuilder<unknown> {
  if (band === 'over_90') return sql`o.late > ${sql.lit(UP_TO.to_90)}`;
  const before = AGEING_BANDS[AGEING_BANDS.indexOf(band) - 1];
  const most = sql`o.late <= ${sql.lit(UP_TO[band])}`;
  if (before === undefined || before === 'over_90') return most;
  return sql`${most} and o.late > ${sql.lit(UP_TO[before])}`;
}

const WANTED = ['main', 'alternative'] as const;

const SUMS = sql.join(
  WANTED.flatMap((wanted) => [
    sql`coalesce(sum(o.${sql.ref(wanted)}), 0) as ${sql.ref(`total_${wanted}`)}`,
    ...AGEING_BANDS.map(
      (band) =>
        sql`coalesce(sum(o.${sql.ref(wanted)}) filter (where ${isIn(band)}), 0) as ${sql.ref(`${band}_${wanted}`)}`,
    ),
  ]),
);

const ALL = sql.join(
  WANTED.flatMap((wanted) =>
    (['total', ...AGEING_BANDS] as const).map(
      (name) => sql`coalesce(sum(${sql.ref(`${name}_${wanted}`)}), 0) as ${sql.ref(`all_${name}_${wanted}`)}`,
    ),
  ),
);

function bothOf(row: Record<string, unknown>, name: string): BothAmounts {
  return {
    main: toMoney(String(row[`${name}_main`])),
    alternative: toMoney(String(row[`${name}_alternative`])),
  };
}

function bandsOf(row: Record<string, unknown>, prefix = ''): AgeingBands {
  return {
    current: bothOf(row, `${prefix}current`),
    to_30: bothOf(row, `${prefix}to_30`),
    to_60: bothOf(row, `${prefix}to_60`),
    to_90: bothOf(row, `${prefix}to_90`),
    over_90: bothOf(row, `${prefix}over_90`),
  };
}
