import type pg from 'pg';
import { CommandError } from '../../errors/command-error.ts';
import { checkDailyFigures } from './daily-figures.ts';
import type { Difference } from './difference.ts';
import { AGREEMENTS, type Agreement, STORED_TOTALS, type StoredTotal } from './totals.ts';

interface Row {
  company_id: string;
  row_id: string;
  stored: string | null;
  worked_out: string;
}

export interface CheckOptions {
  /** One company alone. */
  company?: string | undefined;
  /** Put right what can be. */
  fix: boolean;
}

/** Seconds that a table may be waited for: sales go on meanwhile, and whoever comes after us waits too. */
const LOCK_TIMEOUT = '10s';

/**
 * Works the stored totals out again from their ledgers. Each is looked at in one statement, which sees one moment, so that
 * sales may run; to put it right its table takes no other writing for that moment.
 *
 * @param client as the owner of the tables
 * @throws CommandError for a company that there is not
 */
export async function checkTotals(client: pg.Client, { company, fix }: CheckOptions): Promise<Difference[]> {
  if (company !== undefined) {
    const { rowCount } = await client.query('select from companies where id = $1', [company]);
    if (rowCount === 0) throw new CommandError(`No hay ninguna empresa ${company}.`);
  }
  const found: Difference[] = [];
  for (const total of STORED_TOTALS) found.push(...(await checkTotal(client, total, company ?? null, fix)));
  found.push(...(await checkDailyFigures(client, company ?? null, fix)));
  for (const agreement of AGREEMENTS)
    found.push(...(await checkAgreement(client, agreement, company ?? null)));
  return found;
}

async function checkTotal(
  client: pg.Client,
  total: StoredTotal,
  company: string | null,
  fix: boolean,
): Promise<Difference[]> {
  const look = async () => (await client.query<Row>(differencesOf(total), [company])).rows;
  const before = await look();
  const told = (rows: Row[], isMended: boolean) =>
    rows.map((row) => toDifference(`${total.table}.${total.value}`, row, isMended));
  if (!fix || before.length === 0) return told(before, false);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(`lock table ${total.table} in exclusive mode`);
    // What was written since the first look is in the second.
    const rows = await look();
    await client.query(mendingOf(total), [company]);
    if (total.after) {
      for (const id of new Set(rows.map((row) => row.company_id))) await client.query(total.after, [id]);
    }
    const left = await look();
    await client.query('commit');
    const isLeft = (row: Row) =>
      left.some((one) => one.company_id === row.company_id && one.row_id === row.row_id);
    return rows.flatMap((row) => told([row], !isLeft(row)));
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function checkAgreement(
  client: pg.Client,
  { table, disagreements }: Agreement,
  company: string | null,
): Promise<Difference[]> {
  const { rows } = await client.query<Row>(
    `select * from (${disagreements}) d where $1::uuid is null or company_id = $1 order by company_id, row_id`,
    [company],
  );
  return rows.map((row) => toDifference(table, row, false));
}

function toDifference(table: string, row: Row, isMended: boolean): Difference {
  return {
    companyId: row.company_id,
    table,
    row: row.row_id,
    stored: row.stored,
    workedOut: row.worked_out,
    isMended,
  };
}

/** Every row of total and ledger side by side where they differ: keys, `stored`, `value`. */
function joined({ table, keys, value, ledger, only = 'true' }: StoredTotal): string {
  const all = ['company_id', ...keys];
  return `select ${all.map((key) => `coalesce(t.${key}, l.${key}) as ${key}`).join(', ')},
      t.${value} as stored, coalesce(l.value, 0) as value
    from (select * from ${table} where ${only}) t
    full join (${ledger}) l on ${all.map((key) => `t.${key} = l.${key}`).join(' and ')}
    where t.${value} is distinct from coalesce(l.value, 0)
      and ($1::uuid is null or coalesce(t.company_id, l.company_id) = $1)`;
}

function differencesOf(total: StoredTotal): string {
  return `select company_id, ${rowId(total)} as row_id, stored::text as stored, value::text as worked_out
    from (${joined(total)}) d order by 1, 2`;
}

/** A company's only row is named by nothing more. */
function rowId({ keys }: StoredTotal): string {
  return keys.length > 0 ? `concat_ws(' ', ${keys.join(', ')})` : "'única'";
}

function mendingOf(total: StoredTotal): string {
  const { table, keys, value, isWhole } = total;
  const all = ['company_id', ...keys].join(', ');
  if (isWhole) {
    return `insert into ${table} (${all}, ${value}) select ${all}, value from (${joined(total)}) d
      on conflict (${all}) do update set ${value} = excluded.${value}`;
  }
  const same = ['company_id', ...keys].map((key) => `t.${key} = d.${key}`).join(' and ');
  return `update ${table} t set ${value} = d.value from (${joined(total)}) d where ${same}`;
}
