import { ApiError, errorText } from '@cuadra/shared/client';
import type { ProductValues } from './product-values.ts';

const FIELDS = new Set<string>([
  'name',
  'code',
  'barcodes',
  'category_id',
  'measure_id',
  'qty',
  'min_qty',
  'cost',
  'cost_currency',
  'utility',
  'price',
  'price_currency',
] satisfies (keyof ProductValues)[]);

/** What the server says of fields that stand on the form; `barcodes.1` is said on `barcodes`. */
export function refusedFields(error: unknown): [keyof ProductValues, string][] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).flatMap(([path, reason]) => {
    const [field = ''] = path.split('.');
    return isField(field) ? [[field, reason]] : [];
  });
}

function isField(field: string): field is keyof ProductValues {
  return FIELDS.has(field);
}

const SAVED_BEFORE =
  'Este producto ya se guardó en un intento anterior, con otros datos. Búscalo en la lista antes de crearlo de nuevo.';

/** A sentence for a refusal that concerns no field of the form. */
export function refusalOf(error: unknown): string {
  // The answer of an earlier try was lost on its way, and the form was changed since.
  const isSavedBefore = error instanceof ApiError && error.code === 'ERROR_CONFLICT';
  return isSavedBefore ? SAVED_BEFORE : errorText(error);
}
