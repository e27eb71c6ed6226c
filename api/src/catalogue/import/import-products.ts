import type { ImportResult } from '@cuadra/shared/contract';
import { isGranted } from '@cuadra/shared/domain';
import type { CompanyTransaction, Database } from '../../database/connect.ts';
import { editAs } from '../../database/edits.ts';
import { inOneTurn } from '../../imports/in-one-turn.ts';
import { MAX_REJECTIONS } from '../../imports/row-refused.ts';
import type { ImportSession } from '../../imports/run-import.ts';
import { checkPricePermission } from './check-permissions.ts';
import type { CheckedRows } from './check-rows.ts';
import { matchProducts } from './match-products.ts';
import { nameIds } from './name-ids.ts';
import { readRows } from './read-rows.ts';
import { writeProducts } from './write-products.ts';
import { writeStock } from './write-stock.ts';

/**
 * Takes over a list of products: all of it that can be taken, in one transaction, and of the rest each line with its
 * reason. Sent twice it changes nothing the second time.
 *
 * @throws ApiError 400 with `fields.file` (what is no such list at all) or `fields.name`; 403 naming the columns that
 * the sender may not set; 409 ERROR_CONFLICT `file: 'import-running'` while another import of the company runs
 */
export async function importProducts(
  db: Database,
  session: ImportSession,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportResult> {
  const { checked, currency } = await readRows(db, session, bytes);
  return inOneTurn(db, session.companyId, (trx) => writeImport(trx, session, checked, currency));
}

async function writeImport(
  trx: CompanyTransaction,
  session: ImportSession,
  checked: CheckedRows,
  currency: string,
): Promise<ImportResult> {
  const { matched, rejections } = await matchProducts(
    trx,
    checked.rows,
    isGranted(session.grants, ['products', 'update']),
  );
  checkPricePermission(matched, session.grants);
  const owner = {
    companyId: session.companyId,
    userId: session.userId,
    mayCreate: isGranted(session.grants, ['categories', 'create']),
  };
  const categoryId = await nameIds(
    trx,
    'categories',
    matched.map(({ row }) => row.category),
    owner,
  );
  const measureId = await nameIds(
    trx,
    'measures',
    matched.map(({ row }) => row.measure),
    owner,
  );
  await editAs(trx, session.userId);
  await writeProducts(trx, matched, { ...owner, currency, categoryId, measureId });
  await writeStock(trx, matched, owner);
  const rejected = [...checked.rejections, ...rejections].sort((a, b) => a.line - b.line);
  const updated = matched.filter(({ productId }) => productId !== undefined).length;
  return {
    created: matched.length - updated,
    updated,
    rejected: rejected.length,
    rejections: rejected.slice(0, MAX_REJECTIONS),
  };
}
