import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import type { DB } from '../database/schema.generated.ts';

/** What a value is in JSON: amounts and instants as text, bytes as `\x…`. */
type JsonValue = string | number | boolean | null | JsonValue[] | { readonly [key: string]: JsonValue };

export type TableRow<T extends keyof DB> = { [Column in keyof DB[T]]?: JsonValue };

/**
 * Writes any number of rows in one statement.
 *
 * @param rows all with the same columns
 */
export async function insertRows<T extends keyof DB>(
  trx: CompanyTransaction,
  table: T,
  rows: readonly TableRow<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(trx);
}
