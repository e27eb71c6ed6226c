import type pg from 'pg';
import type { Difference } from './difference.ts';

interface Row {
  figures: string;
  stored: Figures | null;
  ledger: Figures | null;
}
type Figures = Record<string, unknown>;

/**
 * The figures of each day (docs/reports.md), held to the ledgers company by company. What differs is put right by working
 * all figures of that company out again, while its sales wait.
 */
export async function checkDailyFigures(
  client: pg.Client,
  company: string | null,
  fix: boolean,
): Promise<Difference[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from companies where $1::uuid is null or id = $1 order by id',
    [company],
  );
  const found: Difference[] = [];
  for (const { id } of rows) {
    const wrong = await look(client, id);
    if (wrong.length === 0) continue;
    if (fix) await client.query('select rebuild_daily_figures($1)', [id]);
    const isMended = fix && (await look(client, id)).length === 0;
    found.push(...wrong.flatMap((row) => differencesIn(id, row, isMended)));
  }
  return found;
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
