import type { PurchaseState, PurchaseSummary } from '@cuadra/shared/contract';
import { amountText, exact, formatMoney, presentationName } from '@cuadra/shared/domain';

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

/** What of a line says in what it is bought. */
interface Counted {
  kind?: 'material';
  measure?: string | null;
}

/** As `boughtIn`, and of a material «Kilogramo» or «Saco (45 kg)». */
export function countedIn(
  { kind, measure = null }: Counted,
  bought: { name: string; factor: string } | null | undefined,
): string {
  if (kind === undefined) return boughtIn(bought);
  if (!bought) return measure ?? 'Sin medida';
  return `${bought.name} (${amountText(bought.factor, measure)})`;
}
