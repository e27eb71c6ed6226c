import { z } from 'zod';
import { ApiError, errorText, fieldText } from '../../client/index.ts';
import { payDebt } from '../../contract/index.ts';
import { type TenderValues, tenderErrorText, tenderInput } from './tender-values.ts';

/** An abono as it is filled in. */
export interface DebtPaymentValues {
  /** Of the debt that is paid. */
  currency: string;
  payments: TenderValues[];
  note: string;
  /** Ids of the debts that it is for; none: the oldest first. */
  debts: string[];
  /** What is more than owed stays in favour of who pays. */
  keep_excess: boolean;
}

// What is paid to a supplier is said in the same words.
const body = payDebt.body.pick({
  currency: true,
  payments: true,
  note: true,
  debts: true,
  keep_excess: true,
});

/** What is sent of an abono, without its id and the rate that the screen counted with. */
export type DebtPaymentOutput = z.output<typeof body>;

export const debtPaymentSchema = z
  .custom<DebtPaymentValues>()
  .transform(
    ({ currency, payments, note, debts, keep_excess }): z.input<typeof body> => ({
      ...{ currency, note },
      payments: tenderInput(payments),
      ...(debts.length > 0 && { debts }),
      ...(keep_excess && { keep_excess }),
    }),
  )
  .pipe(body);

export function debtPaymentFieldError(field: keyof DebtPaymentValues, reason: string): string {
  return field === 'payments' ? tenderErrorText(reason) : fieldText(reason);
}

/** A sentence for an error that concerns no field of the form. */
export function debtPaymentErrorText(error: unknown): string {
  if (error instanceof ApiError && Object.keys(error.fields).some((field) => field.startsWith('debts.')))
    return 'Alguien abonó a una de esas ventas mientras tanto. Elige otra vez cuáles se pagan.';
  if (error instanceof ApiError && error.code === 'ERROR_RATE_CHANGED')
    return 'La tasa cambió mientras lo anotabas. Revisa los montos y guarda otra vez.';
  if (error instanceof ApiError && error.fields.cash_session === 'not-open')
    return 'Tu caja se cerró mientras lo anotabas. Si guardas otra vez, el pago no sale de ella.';
  return errorText(error);
}
