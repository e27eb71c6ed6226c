import { reportInvoice } from '@cuadra/shared/contract';
import { companyDay, newId } from '@cuadra/shared/domain';
import type { z } from 'zod';
import { call } from './call.ts';

/** Reports a payment as its company does: in dollars and of today, unless it says otherwise. @returns its id */
export async function reportPayment(
  url: string,
  token: string,
  wish: Partial<z.input<typeof reportInvoice.body>> = {},
): Promise<string> {
  const body = {
    method: 'zelle' as const,
    reference: newId(),
    amount: '12.00',
    currency: 'USD',
    date: companyDay(new Date()),
    ...wish,
  };
  return reportInvoice.response.parse(await call(url, { ...reportInvoice, token, body })).id;
}
