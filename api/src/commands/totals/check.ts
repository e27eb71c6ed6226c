import type pg from 'pg';
import { CommandError } from '../../errors/command-error.ts';
import type { Agreement } from './agreement.ts';
import { checkDailyFigures } from './daily-figures.ts';
import type { Difference } from './difference.ts';
import { mendTotal } from './mend-total.ts';
import { checkPeriods } from './periods.ts';
import { AGREEMENTS, STORED_TOTALS, type StoredTotal } from './totals.ts';

/** A row that differs, with its keys as text. */
interface Row {
  keys: string[];
  stored: string | null;
  worked_out: string;
}

export interface CheckOptions {
  /** One company alone. */
  company?: string | undefined;
  /** Put right what can be. */
  fix: boolean;
}

/**
 * Works the stored totals out again from their ledgers, company by company, and reads no other company's rows. Each is
 * looked at in one statement, which sees one moment, so that sales may run; what is put right is one row at a time.
 *
 * @param client as the owner of the tables
 * @throws CommandError for a company that there is not
 */
export async function checkTotals(client: pg.Client, { company, fix }: CheckOptions): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const id of await companiesOf(client, company)) {
    for (const total of STORED_TOTALS) found.push(...(await checkTotal(client, total, id, fix)));
    found.push(...(await checkDailyFigures(client, id, fix)));
    found.push(...(await checkPeriods(client, id, fix)));
    for (const agreement of AGREEMENTS) found.push(...(await checkAgreement(client, agreement, id)));
  }
  return found;
}

async function companiesOf(client: pg.Client, company: string | undefined): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from companies where $1::uuid is null or id = $1 order by id',
    [company ?? null],
  );
  if (company !== undefined && rows.length === 0) {
    throw new CommandError(`No hay ninguna empresa ${company}.`);
  }
  return rows.map(({ id }) => id);
}

async function checkTotal(
  client: pg.Client,
  total: StoredTotal,
  companyId: string,
  fix: boolean,
): Promise<Difference[]> {
  const { rows } = await client.query<Row>(differencesOf(total), [companyId]);
  const found: Difference[] = [];
  for (const { keys, stored, worked_out } of rows) {
    found.push({
      companyId,
      table: `${total.table}.${total.value}`,
      // A company's only row is named by nothing more.
      row: keys.join(' ') || 'única',
      stored,
      workedOut: worked_out,
      isMended: fix && (await mendTotal(client, total, companyId, keys)),
    });
  }
  return found;
}

async function checkAgreement(
  client: pg.Client,
  { table, disagreements }: Agreement,
  companyId: string,
): Promise<Difference[]> {
  const { rows } = await client.query<{ row_id: string; stored: string | null; worked_out: string }>(
    `select * from (${disagreements}) d order by row_id`,
    [companyId],
  );
  return rows.map(({ row_id, stored, worked_out }) => ({
    ...{ companyId, table, row: row_id, stored, workedOut: worked_out },
    isMended: false,
  }));
}

/** Every row of total and ledger side by side where they differ. */
function differencesOf({ table, keys, value, ledger, only = 'true' }: StoredTotal): string {
  const texts = keys.map((key) => `coalesce(t.${key}, l.${key})::text`);
  const same = keys.map((key) => `t.${key} = l.${key}`);
  return `select array[${texts.join(', ')}]::text[] as keys,
      t.${value}::text as stored, coalesce(l.value, 0)::text as worked_out
    from (select * from ${table} where company_id = $1 and (${only})) t
    full join (${ledger}) l on ${same.join(' and ') || 'true'}
    where t.${value} is distinct from coalesce(l.value, 0) order by 1`;
}
