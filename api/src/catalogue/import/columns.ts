import { type ImportField, PRODUCT_COLUMNS, readHeader } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';

/** Where each field stands in a row; barcodes may have several columns. */
export type ProductColumns = Partial<Record<Exclude<ImportField, 'barcode'>, number>> & {
  name: number;
  barcodes: number[];
};

/**
 * Finds the fields in a header. Columns that nobody knows are left out.
 *
 * @throws ApiError 400 `fields.name: 'missing-column'`
 */
export function findColumns(header: readonly string[]): ProductColumns {
  const fields = readHeader(header, PRODUCT_COLUMNS, 'barcode');
  const barcodes = fields.flatMap((field, index) => (field === 'barcode' ? [index] : []));
  const places: Partial<Record<ImportField, number>> = {};
  fields.forEach((field, index) => {
    if (field !== null && field !== 'barcode') places[field] = index;
  });
  const { name, ...others } = places;
  if (name === undefined) throw new ApiError('ERROR_VALIDATION', { fields: { name: 'missing-column' } });
  return { name, barcodes, ...others };
}
