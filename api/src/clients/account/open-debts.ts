import type { OpenDebt } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

interface Row extends Omit<OpenDebt, 'sale_number'> {
  sale_number: string | null;
}

/** What a client has not paid yet, debt by debt, the oldest first; see the function `open_debts`. */
export async function readOpenDebts(
  trx: CompanyTransaction,
  clientId: string,
  limit: number,
): Promise<OpenDebt[]> {
  const { rows } = await sql<Row>`
    select o.sale_id, s.number as sale_number, o.opening_id, o.day::text, o.due_on::text, o.total, o.owed, o.currency
    from open_debts(${trx.companyId}, ${clientId}) o
    left join sales s on s.company_id = ${trx.companyId} and s.id = o.sale_id
    order by o.day nulls first, s.created_at, o.sale_id, o.opening_id limit ${limit}`.execute(trx);
  return rows.map((row) => ({
    ...row,
    sale_number: row.sale_number === null ? null : Number(row.sale_number),
  }));
}
