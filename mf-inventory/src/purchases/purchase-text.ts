import type { PurchaseState, PurchaseSummary } from '@cuadra/shared/contract';
import { exact, formatMoney, formatUnitCost, presentationName, round } from '@cuadra/shared/domain';

const STATES: Readonly<Record<PurchaseState, string>> = {
  draft: 'Borrador',
  received: 'Recibida',
  annulled: 'Anulada',
};

export function purchaseStateText(state: PurchaseState): string {
  return STATES[state];
}

/** «Compra 12», and what has no number yet: «Compra sin recibir». */
export function purchaseTitle({ number }: Pick<PurchaseSummary, 'number'>): string {
  return number === null ? 'Compra sin recibir' : `Compra ${number}`;
}

/** How a purchase stands with its supplier: «Debes $ 40,00», «Pagada»; nothing of what is not received, or may not be seen. */
export function owedText({
  state,
  owed,
  currency,
}: Pick<PurchaseSummary, 'state' | 'owed' | 'currency'>): string | undefined {
  if (state !== 'received' || owed === null) return undefined;
  return exact(owed).gt(0) ? `Debes ${formatMoney(owed, currency)}` : 'Pagada';
}

/** «Caja x 24», or «Unidad» where it is bought in units. */
export function boughtIn(presentation: { name: string; factor: string } | null | undefined): string {
  return presentation ? presentationName(presentation) : 'Unidad';
}

/** What one came to, for a person to read: four decimals of the eight that are held. */
export function costText(cost: string, currency: string): string {
  return formatUnitCost(round(cost, 4), currency);
}
