/** Who said a rate, as a person names it: a provider's official rate is the central bank's. */
export function originName(origin: string | null): string {
  if (!origin || origin === 'manual') return 'Manual';
  if (origin === 'demo') return 'Demostración';
  return /oficial|bcv/i.test(origin) ? 'BCV' : origin;
}
