import { PRODUCT_COLUMNS } from '@cuadra/shared/domain';
import { type Database, withCompany } from '../../database/connect.ts';
import { readCsv } from '../../imports/read-csv.ts';
import type { ImportSession } from '../../imports/run-import.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { checkFieldPermissions } from './check-permissions.ts';
import { type CheckedRows, checkRows } from './check-rows.ts';
import { findColumns } from './columns.ts';

/**
 * The rows of a file, each held against what a product may be.
 *
 * @returns with the currency of a price whose row names none
 * @throws ApiError 400 with `fields.file` (what is no such list at all) or `fields.name`; 403 naming the columns that
 * the sender may not set
 */
export async function readRows(
  db: Database,
  session: ImportSession,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ checked: CheckedRows; currency: string }> {
  const file = await readCsv(bytes, PRODUCT_COLUMNS);
  const columns = findColumns(file.header);
  const { main, alternative } = await withCompany(db, session.companyId, readCurrenciesUsed);
  const checked = checkRows(file, columns, [main, alternative]);
  checkFieldPermissions(checked.rows, session.grants);
  return { checked, currency: alternative };
}
