import type { PaymentMethod } from '@cuadra/shared/contract';
import { bankText } from '@cuadra/shared/domain';

export type { PaymentMethod };

/** A payment, or a change given back, as a tab keeps it and a sale sends it. */
export interface PaymentEntry {
  payment_method_id: string;
  /** Money, `"12.50"`; `"0.00"` while the cashier has typed nothing. */
  amount: string;
  currency: string;
  reference: string | null;
  /** The amount is what was missing, and follows the total; absent once one was typed. */
  is_exact?: true | undefined;
  /** The code of the bank of who pays; absent where nobody noted it. */
  bank?: string | undefined;
  /** The cashier was told that the reference paid something before, and takes it; absent otherwise. */
  accepts_reuse?: true | undefined;
}

/** A key for each payment of a list: its method, and which one of that method it is. */
export function paymentKeys(payments: readonly { payment_method_id: string }[]): string[] {
  return payments.map(({ payment_method_id: id }, index) => {
    const before = payments.slice(0, index).filter((payment) => payment.payment_method_id === id);
    return `${id}-${before.length}`;
  });
}

/** Digits on a keyboard: so many methods have a key. */
const KEYED_METHODS = 9;

/** The number key of the method at this place of the list; `undefined` past the ninth. */
export function methodKey(index: number): string | undefined {
  return index < KEYED_METHODS ? String(index + 1) : undefined;
}

/** The methods a sale in these two currencies can be paid with, without those that the company has hidden. */
export function methodsOfPair(
  methods: readonly PaymentMethod[],
  pair: { main: string; alternative: string },
): PaymentMethod[] {
  return methods.filter(
    // What was stored on the device before methods could be hidden says nothing.
    ({ currency, is_hidden }) => !is_hidden && (currency === pair.main || currency === pair.alternative),
  );
}

/** Kinds whose payments a shop looks for in its bank's statement, where they stand with the bank that they came from. */
const FROM_A_BANK: ReadonlySet<PaymentMethod['kind']> = new Set(['mobile_payment', 'transfer']);

/** Whether it helps to note the bank of who pays. */
export function comesFromBank({ kind, currency }: Pick<PaymentMethod, 'kind' | 'currency'>): boolean {
  return FROM_A_BANK.has(kind) && currency === 'VES';
}

/** What a cashier tells who pays: the bank and what the owner wrote, `0134 Banesco · 0414-1234567`; nothing for cash. */
export function arrivesAt({ is_cash, bank, description }: PaymentMethod): string {
  if (is_cash) return '';
  return [bank && bankText(bank), description].filter(Boolean).join(' · ');
}
