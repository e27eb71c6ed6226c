import { type ImportPlan, TOLD_NAMES } from '@cuadra/shared/contract';
import { isGranted, newId } from '@cuadra/shared/domain';
import { type Database, withCompany } from '../../database/connect.ts';
import { MAX_REJECTIONS } from '../../imports/row-refused.ts';
import type { ImportSession } from '../../imports/run-import.ts';
import { checkPricePermission } from './check-permissions.ts';
import { countUnchanged } from './count-unchanged.ts';
import { matchProducts } from './match-products.ts';
import { findNames } from './name-ids.ts';
import { readRows } from './read-rows.ts';

/**
 * What an import of a file would come to. It goes the import's own way up to where that begins to write.
 *
 * @throws ApiError as `importProducts` does before it writes
 */
export async function checkImport(
  db: Database,
  session: ImportSession,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ImportPlan> {
  const { checked, currency } = await readRows(db, session, bytes);
  const { companyId, grants } = session;
  return withCompany(db, companyId, async (trx) => {
    const { matched, rejections } = await matchProducts(
      trx,
      checked.rows,
      isGranted(grants, ['products', 'update']),
    );
    checkPricePermission(matched, grants);
    const owner = { mayCreate: isGranted(grants, ['categories', 'create']) };
    const categories = await findNames(
      trx,
      'categories',
      matched.map(({ row }) => row.category),
      owner,
    );
    const measures = await findNames(
      trx,
      'measures',
      matched.map(({ row }) => row.measure),
      owner,
    );
    // A category that is still to be made is another one than any product has.
    const madeThen = newId();
    const known = matched.filter(({ productId }) => productId !== undefined).length;
    const unchanged = await countUnchanged(trx, matched, {
      companyId,
      currency,
      categoryId: (name) => categories.id(name) ?? (name === null ? null : madeThen),
      measureId: (name) => measures.id(name) ?? (name === null ? null : madeThen),
    });
    const rejected = [...checked.rejections, ...rejections].sort((a, b) => a.line - b.line);
    return {
      created: matched.length - known,
      changed: known - unchanged,
      unchanged,
      rejected: rejected.length,
      rejections: rejected.slice(0, MAX_REJECTIONS),
      new_categories: categories.missing.slice(0, TOLD_NAMES),
      new_measures: measures.missing.slice(0, TOLD_NAMES),
    };
  });
}
