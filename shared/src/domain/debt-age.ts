/** The youngest day of each age of a debt: up to a week, a month, two, three, older. */
export const DEBT_AGES = [0, 8, 31, 61, 91] as const;
export type DebtAge = (typeof DEBT_AGES)[number];

/** @param days since the sale that left the debt */
export function debtAge(days: number): DebtAge {
  return DEBT_AGES.findLast((youngest) => days >= youngest) ?? DEBT_AGES[0];
}
