import { ApiError, errorText } from '@cuadra/shared/client';
import { NO_CURRENCIES, NOT_VALID } from './rate-values.ts';

const TURNED_ON = 'La tasa automática está encendida, así que no se puede escribir una. Apágala en Ajustes.';
const SAVED_BEFORE =
  'Esta tasa ya se guardó en un intento anterior. Mírala en la historia antes de escribir otra.';

/** A sentence for what keeps a rate from being saved (spec §5). */
export function rateErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  const { source, target, rate, id } = error.fields;
  if (source || target) return NO_CURRENCIES;
  if (rate === 'auto-rate-is-on') return TURNED_ON;
  if (rate) return NOT_VALID;
  return id ? SAVED_BEFORE : errorText(error);
}
