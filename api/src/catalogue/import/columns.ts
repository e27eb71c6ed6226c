import { type ImportField, readImportHeader } from '@cuadra/shared/domain';
import { ApiError } from '../../errors/api-error.ts';

/** Where each field stands in a row; barcodes may have several columns. */
export type ImportColumns = Partial<Record<Exclude<ImportField, 'barcode'>, number>> & {
  name: number;
  barcodes: number[];
};

/**
 * Finds the fields in a header. Columns that nobody knows are left out.
 *
 * @throws ApiError 400 `fields.name: 'missing-column'`
 */
export function findColumns(header: readonly string[]): ImportColumns {
  const fields = readImportHeader(header);
  const barcodes = fields.flatMap((field, index) => (field === 'barcode' ? [index] : []));
  const places: Partial<Record<ImportField, number>> = {};
  fields.forEach((field, index) => {
    if (field !== null && field !== 'barcode') places[field] = index;
  });
  const { name, ...others } = places;
  if (name === undefined) throw new ApiError('ERROR_VALIDATION', { fields: { name: 'missing-column' } });
  return { name, barcodes, ...others };
}
