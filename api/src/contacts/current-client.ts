import type { CompanyTransaction } from '../database/connect.ts';

/** The id of the record that a client's id leads to: of one that was merged the other's, else the same. */
export async function currentClientId(trx: CompanyTransaction, id: string): Promise<string> {
  const row = await trx.selectFrom('clients').select('merged_into').where('id', '=', id).executeTakeFirst();
  return row?.merged_into ?? id;
}
