import { returnSale, type SaleDetail } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  exact,
  type InBoth,
  type ReturnedMoney,
  returnedMoney,
  returnedShare,
  toQuantity,
} from '@cuadra/shared/domain';
import { z } from 'zod';
import type { PaymentEntry, PaymentMethod } from '../../sale/payment/methods.ts';
import { amountDue } from '../../sale/payment/payment.ts';
import { debtLeft, type LineLeft, linesLeft, receivedFor } from '../what-is-left.ts';

/** Quantities by the id of their line, as they are typed; absent or empty is none. */
export type ReturnedQuantities = Readonly<Record<string, string>>;

/** A way of paying back: a method, and an amount where somebody typed one. */
export interface PayBack {
  payment_method_id: string;
  /** Undefined: what the others leave. */
  typed: string | undefined;
  reference: string;
}

/** A return as it is filled in. */
export interface ReturnValues {
  quantities: ReturnedQuantities;
  /** Null: by the first method. */
  ways: readonly PayBack[] | null;
  reason: string;
}

export const NOTHING_RETURNED: ReturnValues = { quantities: {}, ways: null, reason: '' };

/** What several fields have to be together is worked out as they are typed (`useReturn`). */
export const returnFormSchema = z.object({
  quantities: z.custom<ReturnedQuantities>(),
  ways: z.custom<ReturnValues['ways']>(),
  reason: returnSale.body.shape.reason.unwrap(),
});

/** The lines that come back, each with a quantity above nothing. */
export function returnedLines(
  lines: readonly LineLeft[],
  quantities: ReturnedQuantities,
): { line: LineLeft; qty: string }[] {
  return lines.flatMap((line) => {
    const qty = quantities[line.id];
    return qty && exact(qty).gt(0) ? [{ line, qty: toQuantity(qty) }] : [];
  });
}

/** The lines of which more would come back than is left. */
export function tooMany(lines: readonly LineLeft[], quantities: ReturnedQuantities): LineLeft[] {
  return returnedLines(lines, quantities).flatMap(({ line, qty }) =>
    exact(qty).gt(line.left) ? [line] : [],
  );
}

/** What these quantities are worth, what of it comes off the debt and what is paid back: as the API works it out. */
export function moneyOfReturn(sale: SaleDetail, quantities: ReturnedQuantities): ReturnedMoney {
  const shares = returnedLines(linesLeft(sale), quantities).map(({ line, qty }) =>
    returnedShare(
      { ...line, total: line.total ?? '0', total_alternative: line.total_alternative ?? '0' },
      exact(qty).gt(line.left) ? line.left : qty,
    ),
  );
  return returnedMoney(shares, sale, {
    debtLeft: debtLeft(sale) ?? '0',
    debtCurrency: sale.balance_currency,
    received: receivedFor(sale),
  });
}

/** The payments that pay `toPay` back: what was typed as it was typed, and the first of the others takes what is left. */
export function payBackPayments(
  ways: readonly PayBack[],
  methods: readonly PaymentMethod[],
  toPay: InBoth,
  pair: CurrencyPair,
): PaymentEntry[] {
  const entries = ways.flatMap(({ payment_method_id, typed, reference }): PaymentEntry[] => {
    const method = methods.find(({ id }) => id === payment_method_id);
    if (!method) return [];
    return [
      {
        payment_method_id,
        amount: typed || '0.00',
        currency: method.currency,
        reference: reference.trim() || null,
      },
    ];
  });
  const free = ways.findIndex(({ typed }) => typed === undefined);
  return entries.map((entry, index) =>
    index === free
      ? {
          ...entry,
          amount: amountDue(
            toPay,
            entries.filter((_, other) => other !== index),
            entry.currency,
            pair,
          ),
        }
      : entry,
  );
}

/** The method to begin with: the one that the sale was paid by, or else cash. */
export function firstMethod(sale: SaleDetail, methods: readonly PaymentMethod[]): string | undefined {
  const used = sale.payments.map(({ payment_method_id }) => payment_method_id);
  return (methods.find(({ id }) => used.includes(id)) ?? methods.find(({ is_cash }) => is_cash) ?? methods[0])
    ?.id;
}
