import { z } from 'zod';
import { defineCall } from './call.ts';
import { BankCode, CurrencyCode, editFields, Id, IdParams, line, text } from './common.ts';
import { PAYMENT_METHOD_KINDS, PaymentMethod } from './money.ts';

const methodFields = {
  name: line(1, 60),
  description: text(0, 200).default(''),
  currency: CurrencyCode,
  is_cash: z.boolean().default(false),
  kind: z.enum(PAYMENT_METHOD_KINDS).default('other'),
  needs_reference: z.boolean().default(false),
  bank: BankCode.nullable().default(null),
  is_hidden: z.boolean().default(false),
};

export const createPaymentMethod = defineCall({
  method: 'POST',
  path: '/payment_methods/create',
  summary: 'A new payment method',
  tag: 'Money',
  access: ['payment_methods', 'create'],
  body: z.strictObject({ id: Id.optional(), ...methodFields }),
  response: PaymentMethod,
  status: 201,
});

export const updatePaymentMethod = defineCall({
  method: 'PUT',
  path: '/payment_methods/update',
  summary: 'Changes a payment method; one that was used keeps its currency',
  tag: 'Money',
  access: ['payment_methods', 'update'],
  body: z.strictObject({
    id: Id,
    ...methodFields,
    // A client of before knows of none, and shows nothing again by saving.
    is_hidden: z.boolean().optional(),
    ...editFields,
  }),
  response: PaymentMethod,
});

export const deletePaymentMethod = defineCall({
  method: 'DELETE',
  path: '/payment_methods/delete/{id}',
  summary: 'Removes a payment method that no payment used',
  tag: 'Money',
  access: ['payment_methods', 'delete'],
  params: IdParams,
});
