import type { ProductDraft } from '@cuadra/shared/contract';
import { orAlreadyUsed } from '../database/already-used.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** What names a product to a scanner: its own barcodes and its presentations'. */
export interface NamedByCodes {
  barcodes: readonly string[];
  presentations?: ProductDraft['presentations'];
}

/**
 * Writes the barcodes of a product that has none written: each is of one thing in the company.
 *
 * @throws ApiError 400 with `already-used` on `presentations` or, by `orAlreadyUsed` around it, on `barcodes`; on
 * `presentations.N.barcodes` for one that is the product's own, too
 */
export async function writeBarcodes(
  trx: CompanyTransaction,
  companyId: string,
  productId: string,
  { barcodes, presentations = [] }: NamedByCodes,
): Promise<void> {
  const own = new Set(barcodes);
  const shared = presentations.findIndex((one) => one.barcodes.some((barcode) => own.has(barcode)));
  if (shared >= 0)
    throw new ApiError('ERROR_VALIDATION', {
      fields: { [`presentations.${shared}.barcodes`]: 'already-used' },
    });
  const others = [...new Set(presentations.flatMap((one) => one.barcodes))];
  const insert = async (codes: readonly string[]) => {
    if (codes.length === 0) return;
    await trx
      .insertInto('product_barcodes')
      .values(codes.map((barcode) => ({ company_id: companyId, barcode, product_id: productId })))
      .execute();
  };
  await insert([...own]);
  await orAlreadyUsed({ product_barcodes_pkey: 'presentations' }, () => insert(others));
}
