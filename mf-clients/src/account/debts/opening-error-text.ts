import { fieldText } from '@cuadra/shared/client';

const SENTENCES: Readonly<Record<string, string>> = {
  'not-a-decimal': 'Escribe cuánto debe.',
  'must-be-positive': 'Escribe cuánto debe.',
  'in-the-future': 'Ese día todavía no ha llegado.',
  'before-the-debt': 'Vence antes de que empezara a deberla.',
};

/** A sentence for a field of a debt of before Cuadra. */
export function openingErrorText(_field: string, reason: string): string {
  return SENTENCES[reason] ?? fieldText(reason);
}
