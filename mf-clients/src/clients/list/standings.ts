/** As `standing` of the contract, in words. */
export const STANDINGS = {
  owes: 'Te deben',
  overdue: 'Con deuda vencida',
  over_limit: 'Pasados de su límite',
  in_favour: 'Con saldo a favor',
} as const;
export type Standing = keyof typeof STANDINGS;

export function isStanding(text: string): text is Standing {
  return Object.hasOwn(STANDINGS, text);
}
