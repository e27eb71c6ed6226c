import { ApiError, errorText } from '@cuadra/shared/client';
import { NO_CURRENCIES, NOT_VALID } from './rate-values.ts';

const TURNED_ON = 'La tasa automática está encendida, así que no se puede escribir una. Apágala en Ajustes.';
const SAVED_BEFORE =
  'Esta tasa ya se guardó en un intento anterior. Mírala en la historia antes de escribir otra.';

const TOO_FAR = 'Está muy lejos de la última tasa. Revísala y guarda otra vez para confirmarla.';
const GONE = 'Esta tasa ya se corrigió o se quitó. Mira la historia antes de seguir.';

/** A sentence for what keeps a rate from being saved (spec §5). */
export function rateErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.code === 'ERROR_RATE_JUMP') return TOO_FAR;
  if (error.code === 'ERROR_NOT_FOUND') return GONE;
  const { source, target, rate, id } = error.fields;
  if (id === 'withdrawn') return GONE;
  if (source || target) return NO_CURRENCIES;
  if (rate === 'auto-rate-is-on') return TURNED_ON;
  if (rate) return NOT_VALID;
  return id ? SAVED_BEFORE : errorText(error);
}
