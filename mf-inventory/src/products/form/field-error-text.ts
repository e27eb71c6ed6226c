import { fieldText } from '@cuadra/shared/client';
import type { ProductValues } from './product-values.ts';

/** What the form says better than the sentence that every form shares. */
const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre del producto.',
  'code already-used': 'Otro producto ya usa este código.',
  'barcodes already-used': 'Otro producto ya tiene uno de estos códigos de barras.',
  'barcodes not-a-barcode':
    'Un código de barras lleva solo letras sin acento, números y signos, sin espacios.',
  'category_id unknown': 'Esta categoría ya no existe. Elige otra.',
  'measure_id unknown': 'Esta medida ya no existe. Elige otra.',
  'cost_currency not-a-company-currency': 'Tu empresa ya no usa esta moneda. Elige otra.',
  'price_currency not-a-company-currency': 'Tu empresa ya no usa esta moneda. Elige otra.',
};

const TOO_LARGE = 'Es un número demasiado grande.';

/**
 * A sentence for what is wrong with a field.
 *
 * @param reason as the contract's schema or the API gives it
 * @param value what stands in the field: a number that is refused as no decimal is one of too many digits
 */
export function fieldErrorText(field: keyof ProductValues, reason: string, value: unknown): string {
  if (reason === 'not-a-decimal' && typeof value === 'string') return TOO_LARGE;
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
