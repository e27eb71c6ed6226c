import { z } from 'zod';
import { defineCall } from './call.ts';
import { Client, ClientParams } from './clients.ts';
import { ClientId, CurrencyCode } from './common.ts';

/** What of a client can be taken from the other record; a cédula goes with its letter. */
export const MERGED_FIELDS = [
  ...(['name', 'identification', 'phone', 'email', 'address', 'birthday'] as const),
  ...(['credit_limit', 'credit_days', 'is_wholesale'] as const),
] as const;
export type MergedField = (typeof MERGED_FIELDS)[number];

export const previewMerge = defineCall({
  method: 'GET',
  path: '/clients/{id}/merge',
  summary: 'What would go over to a client if another record were of the same person',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  query: z.strictObject({ other_id: ClientId }),
  response: z.object({
    other: Client,
    sales: z.number().int(),
    payments: z.number().int(),
    opening_debts: z.number().int(),
    /** Of both records together, once they are one. */
    balances: z.array(z.object({ currency: CurrencyCode, amount: z.string() })),
  }),
});

export const mergeClients = defineCall({
  method: 'POST',
  path: '/clients/{id}/merge',
  summary: 'Has another record of the same person go over to this one, for good; takes clients: delete too',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  body: z.strictObject({
    other_id: ClientId,
    /** What stays of the other record; the rest stays as this one has it. What this one lacks is the other's. */
    take: z.array(z.enum(MERGED_FIELDS)).max(MERGED_FIELDS.length).default([]),
  }),
  response: Client,
});
