import { fieldText } from '../../client/index.ts';
import type { PaymentMethod } from '../../contract/index.ts';
import { type CurrencyPair, convert, exact, isOfPair, newId, sum, toMoney } from '../../domain/index.ts';
import type { TypedDecimal } from '../typed-decimal.ts';

/** One way in which something is paid, as it is filled in. */
export interface TenderValues {
  /** Of the row, not of anything that is sent. */
  key: string;
  payment_method_id: string;
  currency: string;
  amount: TypedDecimal;
  reference: string;
}

/** A payment of an amount by a method, in the method's currency. */
export function newTender(
  method: Pick<PaymentMethod, 'id' | 'currency'>,
  owed: { amount: string; currency: string },
  pair: CurrencyPair | undefined,
): TenderValues {
  const amount = amountIn(owed.amount, owed.currency, method.currency, pair);
  return {
    ...{ key: newId(), payment_method_id: method.id, currency: method.currency, reference: '' },
    amount: amount === undefined || exact(amount).lte(0) ? '' : amount,
  };
}

/** An amount in another currency, to the cent; undefined where they cannot be converted. */
export function amountIn(amount: string, from: string, to: string, pair: CurrencyPair | undefined) {
  if (from === to) return toMoney(amount);
  if (!pair || !isOfPair(from, pair) || !isOfPair(to, pair)) return undefined;
  return toMoney(convert(amount, from, to, pair));
}

/** What payments come to in a currency; what is no number yet counts as nothing. */
export function paidIn(
  tenders: readonly TenderValues[],
  currency: string,
  pair: CurrencyPair | undefined,
): string {
  return toMoney(
    sum(tenders.map(({ amount, currency: own }) => amountIn(amount || '0', own, currency, pair) ?? '0')),
  );
}

/** As the contract wants them; what is no number goes on as a text that the schema refuses. */
export function tenderInput(tenders: readonly TenderValues[]) {
  return tenders.map(({ payment_method_id, currency, amount, reference }) => ({
    ...{ payment_method_id, currency, reference: reference.trim() || null },
    amount: amount ? toMoney(amount) : 'not-a-decimal',
  }));
}

const SENTENCES: Readonly<Record<string, string>> = {
  required: 'Di con qué se paga.',
  'not-a-decimal': 'Escribe cuánto se paga.',
  'must-be-positive': 'Escribe cuánto se paga.',
  'more-than-owed': 'Es más de lo que se debe. Revisa los montos.',
  'too-small': 'Es tan poco que no llega a un céntimo de la deuda.',
  'reference-required': 'Escribe la referencia del pago.',
  'wrong-currency': 'El método de pago es de otra moneda. Elígelo otra vez.',
  unknown: 'Alguien eliminó este método de pago. Elige otro.',
};

export function tenderErrorText(reason: string): string {
  return SENTENCES[reason] ?? fieldText(reason);
}

/** What is wrong with payments, the first thing alone; undefined where nothing is. @param errors as react-hook-form holds them */
export function tenderError(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return tenderErrorText(errors.message);
  for (const inner of Object.values(errors)) {
    const found = tenderError(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
