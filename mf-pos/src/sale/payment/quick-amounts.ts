import { ceil, exact, notesOf, toMoney } from '@cuadra/shared/domain';

const MOST_SUGGESTIONS = 4;
/** Nobody counts out more notes of one kind than this; bolívares come in wads, so only the sum has to be round. */
const MOST_NOTES = 10;
const MOST_IN_WADS = 200;

/**
 * The amounts a customer may hand over for what is due, above the exact one: what is due, rounded up to each note
 * that it would not take too many of. `14.10` dollars → 15, 20, 50, 100.
 */
export function nextNotes(due: string, currency: string): string[] {
  if (exact(due).lte(0)) return [];
  const notes = notesOf(currency);
  const most = currency === 'VES' ? MOST_IN_WADS : MOST_NOTES;
  const fits = (note: number) => note === notes.at(-1) || exact(due).div(note).lte(most);
  const rounded = notes.filter(fits).map((note) => toMoney(ceil(exact(due).div(note)).times(note)));
  return [...new Set(rounded)]
    .filter((amount) => exact(amount).gt(due))
    .sort((a, b) => exact(a).cmp(b))
    .slice(0, MOST_SUGGESTIONS);
}
