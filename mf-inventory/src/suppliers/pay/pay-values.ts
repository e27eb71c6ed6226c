import { ApiError, errorText, fieldText } from '@cuadra/shared/client';
import { paySupplier } from '@cuadra/shared/contract';
import { type TenderValues, tenderErrorText, tenderInput } from '@cuadra/shared/form';
import { z } from 'zod';

export interface PayValues {
  /** Of the debt that is paid. */
  currency: string;
  payments: TenderValues[];
  note: string;
}

const body = paySupplier.body.pick({ currency: true, payments: true, note: true });

export const payFormSchema = z
  .custom<PayValues>()
  .transform(
    ({ currency, payments, note }): z.input<typeof body> => ({
      ...{ currency, note },
      payments: tenderInput(payments),
    }),
  )
  .pipe(body);

export function payFieldError(field: keyof PayValues, reason: string): string {
  return field === 'payments' ? tenderErrorText(reason) : fieldText(reason);
}

/** A sentence for an error that concerns no field of the form. */
export function payErrorText(error: unknown): string {
  if (error instanceof ApiError && error.code === 'ERROR_RATE_CHANGED')
    return 'La tasa cambió mientras lo anotabas. Revisa los montos y guarda otra vez.';
  return errorText(error);
}
