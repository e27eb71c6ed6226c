import { ceil, exact, toMoney } from '@cuadra/shared/domain';

/** Notes and round piles that people hand over, in rising order; bolívares come in piles because the notes are small. */
const NOTES: Readonly<Record<string, readonly number[]>> = {
  VES: [50, 100, 500, 1_000, 5_000, 10_000],
  USD: [1, 5, 10, 20, 50, 100],
  EUR: [5, 10, 20, 50, 100],
  COP: [1_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  DOP: [50, 100, 200, 500, 1_000, 2_000],
  MXN: [20, 50, 100, 200, 500, 1_000],
};
const OTHER_NOTES = [1, 5, 10, 20, 50, 100];
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
  const notes = NOTES[currency] ?? OTHER_NOTES;
  const most = currency === 'VES' ? MOST_IN_WADS : MOST_NOTES;
  const fits = (note: number) => note === notes.at(-1) || exact(due).div(note).lte(most);
  const rounded = notes.filter(fits).map((note) => toMoney(ceil(exact(due).div(note)).times(note)));
  return [...new Set(rounded)]
    .filter((amount) => exact(amount).gt(due))
    .sort((a, b) => exact(a).cmp(b))
    .slice(0, MOST_SUGGESTIONS);
}
