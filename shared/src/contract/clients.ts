import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  ClientId,
  CurrencyCode,
  Day,
  editFields,
  IdentificationKind,
  Instant,
  NonNegativeMoney,
  text,
  Version,
} from './common.ts';
import { contactFields } from './contact.ts';

/** A year: what is owed for longer has no day on which it is due. */
const MAX_CREDIT_DAYS = 365;

const Balance = z.object({ currency: CurrencyCode, amount: z.string() });

export const Client = z.object({
  id: ClientId,
  name: z.string(),
  identification: z.string().nullable(),
  identification_type: IdentificationKind.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  /** In the alternative currency, which prices are held in; null: no limit. */
  credit_limit: z.string().nullable(),
  /** Days after a credit sale in which it is to be paid; null: nobody said. */
  credit_days: z.number().int().nullable(),
  birthday: Day.nullable(),
  note: z.string(),
  /** What the client owes, by the currency that each debt is held in; none when nothing is owed. */
  balances: z.array(Balance),
  /** Sold to at the wholesale price, however little they take; absent of all others. */
  is_wholesale: z.literal(true).optional(),
  version: Version,
  updated_at: Instant,
});
export type Client = z.output<typeof Client>;

const clientFields = {
  ...contactFields,
  credit_limit: NonNegativeMoney.nullable().default(null),
  /** Takes clients: update. Left out, a change leaves it as it is, as what an older cash register does not know. */
  is_wholesale: z.boolean().optional(),
  /** The same. */
  credit_days: z.number().int().min(0).max(MAX_CREDIT_DAYS).nullable().optional(),
  /** The same. */
  birthday: Day.nullable().optional(),
  /** The same. */
  note: text(0, 500).optional(),
};
export const ClientParams = z.strictObject({ id: ClientId });

export const findClient = defineCall({
  method: 'GET',
  path: '/clients/{id}',
  summary: 'One client and what they owe',
  tag: 'Clients',
  access: ['clients', 'read'],
  params: ClientParams,
  response: Client,
});

export const createClient = defineCall({
  method: 'POST',
  path: '/clients/create',
  summary: 'A new client',
  tag: 'Clients',
  access: ['clients', 'create'],
  body: z.strictObject({
    id: ClientId.optional(),
    ...clientFields,
    /**
     * For a cash register that made the client without asking who is known: one with this identification, or this id, is
     * answered as they are, and nobody is made twice (docs/decisions/0008). Counts only from who may read clients.
     */
    take_known: z.boolean().default(false),
  }),
  response: Client,
  status: 201,
});

export const updateClient = defineCall({
  method: 'PUT',
  path: '/clients/update',
  summary: 'Changes a client',
  tag: 'Clients',
  access: ['clients', 'update'],
  body: z.strictObject({ id: ClientId, ...clientFields, ...editFields }),
  response: Client,
});

export const deleteClient = defineCall({
  method: 'DELETE',
  path: '/clients/delete/{id}',
  summary: 'Withdraws a client who owes nothing',
  tag: 'Clients',
  access: ['clients', 'delete'],
  params: ClientParams,
});
