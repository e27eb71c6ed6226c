import type { PaymentMethod } from '@cuadra/shared/contract';

export type { PaymentMethod };

/** A payment, or a change given back, as a tab keeps it and a sale sends it. */
export interface TenderEntry {
  payment_method_id: string;
  /** Money, `"12.50"`; `"0.00"` while the cashier has typed nothing. */
  amount: string;
  currency: string;
  reference: string | null;
}

/** Digits on a keyboard: so many methods have a key. */
const KEYED_METHODS = 9;

/** The number key of the method at this place of the list; `undefined` past the ninth. */
export function methodKey(index: number): string | undefined {
  return index < KEYED_METHODS ? String(index + 1) : undefined;
}

/** The methods a sale in these two currencies can be paid with. */
export function methodsOfPair(
  methods: readonly PaymentMethod[],
  pair: { main: string; alternative: string },
): PaymentMethod[] {
  return methods.filter((method) => method.currency === pair.main || method.currency === pair.alternative);
}
