import type { ExportClientsQuery } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { csvHead, csvLines } from '../../reports/csv.ts';
import { listClients } from '../list-clients.ts';
import { clientFile, type Overdue } from './client-file.ts';

/** Read and written at a time: some milliseconds, so that the cash registers go on meanwhile. */
const ROWS_A_PART = 1_000;
/** Where a file ends, far above any shop's clients. */
const MAX_ROWS = 100_000;

/** The clients that a filter finds, in the order of the list, as a CSV that the import reads back and a Spanish spreadsheet opens. */
export async function exportClients(trx: CompanyTransaction, query: ExportClientsQuery): Promise<string> {
  const columns = clientFile(await currenciesOwed(trx), await readOverdue(trx));
  const parts = [csvHead(columns)];
  let cursor: string | undefined;
  for (let rows = 0; rows < MAX_ROWS; rows += ROWS_A_PART) {
    const page = await listClients(trx, { ...query, limit: ROWS_A_PART, cursor });
    parts.push(await csvLines(columns, page.items));
    if (page.next === null) break;
    cursor = page.next;
  }
  return parts.join('');
}

/** The company's two, prices' own first, and those of before in which somebody still owes. */
async function currenciesOwed(trx: CompanyTransaction): Promise<string[]> {
  const { main, alternative } = await readCurrenciesUsed(trx);
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from client_balances where company_id = ${trx.companyId} and amount <> 0
    order by currency`.execute(trx);
  return [...new Set([alternative, main, ...rows.map(({ currency }) => currency)])];
}

/** What of each client's debts was to be paid before today. */
async function readOverdue(trx: CompanyTransaction): Promise<Overdue> {
  const { rows } = await sql<{ client_id: string; currency: string; owed: string }>`
    select o.client_id, o.currency, sum(o.owed)::text as owed from open_debts(${trx.companyId}::uuid) o
    where o.due_on < ${companyDay(currentTime())}::date group by o.client_id, o.currency`.execute(trx);
  const amounts = new Map(rows.map(({ client_id, currency, owed }) => [`${client_id} ${currency}`, owed]));
  return (clientId, currency) => amounts.get(`${clientId} ${currency}`) ?? null;
}
