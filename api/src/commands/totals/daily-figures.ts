import type pg from 'pg';
import type { Difference } from './difference.ts';

interface Row {
  figures: string;
  stored: Figures | null;
  ledger: Figures | null;
}
type Figures = Record<string, unknown>;

/**
 * The figures of each day (docs/reports.md) of a company, held to the ledgers. What differs is put right a table and a day
 * at a time: the company's sales wait for one such step, and not for all.
 */
export async function checkDailyFigures(
  client: pg.Client,
  companyId: string,
  fix: boolean,
): Promise<Difference[]> {
  const wrong = await look(client, companyId);
  if (!fix || wrong.length === 0) return wrong.flatMap((row) => differencesIn(companyId, row, false));
  const steps = new Map(wrong.map((row) => [stepOf(row), row]));
  for (const row of steps.values()) await mendDay(client, companyId, row.figures, dayOf(row));
  const left = new Set((await look(client, companyId)).map(stepOf));
  return wrong.flatMap((row) => differencesIn(companyId, row, !left.has(stepOf(row))));
}

const dayOf = ({ stored, ledger }: Row) => String((stored ?? ledger)?.day);
const stepOf = (row: Row) => `${row.figures} ${dayOf(row)}`;

/** @param figures a table of figures, as the database itself names it */
async function mendDay(client: pg.Client, companyId: string, figures: string, day: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select lock_daily_figures($1)', [companyId]);
    await client.query(`delete from ${figures} where company_id = $1 and day = $2`, [companyId, day]);
    await client.query(
      `insert into ${figures} select * from ${figures}_of($1, null, null, null) f where f.day = $2`,
      [companyId, day],
    );
    await client.query('select outdate_periods($1, $2)', [companyId, day]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function look(client: pg.Client, company: string): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    'select figures, kept as stored, ledger from daily_figures_from_ledgers($1) where kept is distinct from ledger',
    [company],
  );
  return rows;
}

/** One for each figure that differs; of a row that only one side has, one for the row. */
function differencesIn(companyId: string, { figures, stored, ledger }: Row, isMended: boolean): Difference[] {
  const row = nameOf(stored ?? ledger ?? {});
  if (!stored || !ledger) {
    const [storedRow, workedOut] = stored ? ['una fila', 'nada'] : [null, 'una fila'];
    return [{ companyId, table: figures, row, stored: storedRow, workedOut, isMended }];
  }
  return Object.keys(stored)
    .filter((name) => stored[name] !== ledger[name])
    .map((name) => ({
      companyId,
      table: `${figures}.${name}`,
      row,
      stored: String(stored[name]),
      workedOut: String(ledger[name]),
      isMended,
    }));
}

/** Its key: what is a text; the figures are numbers. */
function nameOf(figures: Figures): string {
  return Object.entries(figures)
    .filter(([name, value]) => name !== 'company_id' && typeof value === 'string')
    .map(([, value]) => value)
    .join(' ');
}
