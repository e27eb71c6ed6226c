import { z } from 'zod';
import { defineCall } from './call.ts';
import { Client } from './clients.ts';
import { CurrencyCode, Day, Instant, PageQuery, page } from './common.ts';

/** Ten years: who has not been seen for longer is found by no filter. */
const MAX_UNSEEN_DAYS = 3_650;

/** Which clients a list, its totals or its file are of. */
export const ClientFilter = z.strictObject({
  search: z.string().trim().max(100).optional(),
  /** As `standing: owes`; what cash registers have always asked for. */
  with_debt: z.enum(['true', 'false']).default('false'),
  /**
   * `overdue`: some debt was to be paid before today; `over_limit`: owes more than their limit, at today's rate;
   * `in_favour`: the company owes them.
   */
  standing: z.enum(['owes', 'overdue', 'over_limit', 'in_favour']).optional(),
  wholesale: z.literal('true').optional(),
  /** Bought nothing for so many days; who never did, and was written down before, too. */
  unseen_days: z.coerce.number().int().min(1).max(MAX_UNSEEN_DAYS).optional(),
});
export type ClientFilter = z.output<typeof ClientFilter>;

export const CLIENT_SORTS = ['name', 'debt', 'owed_since', 'last_purchase', 'bought'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

export const ListedClient = Client.extend({
  /** Of the oldest debt that is not paid whole; null: owes nothing, or nothing that a debt explains. */
  owed_since: Day.nullable(),
  /** The first day on which something that is still owed was to be paid, where it has passed. */
  overdue_since: Day.nullable(),
  /** Of the last sale that stands; null: never bought. */
  last_purchase_at: Instant.nullable(),
  /** Less what they gave back, since the first of January, in both of the company's currencies at the rate of each sale. */
  bought_this_year: z.object({ main: z.string(), alternative: z.string() }),
});
export type ListedClient = z.output<typeof ListedClient>;

const ordering = {
  /**
   * `debt`: at today's rate, both currencies together; `owed_since`: the oldest debt first; `bought`: this year. Who owes
   * nothing, or never bought, stands last either way.
   */
  sort: z.enum(CLIENT_SORTS).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

export const listClients = defineCall({
  method: 'GET',
  path: '/clients',
  summary: 'Clients that a filter or a search by any part of name, identification or phone finds',
  tag: 'Clients',
  access: ['clients', 'read'],
  query: PageQuery.extend({ ...ClientFilter.shape, ...ordering }),
  response: page(ListedClient),
});
export type ListClientsQuery = z.output<typeof listClients.query>;

export const totalClients = defineCall({
  method: 'GET',
  path: '/clients/totals',
  summary: 'How many clients a filter finds, and what they owe in each currency',
  tag: 'Clients',
  access: ['clients', 'read'],
  query: ClientFilter,
  response: z.object({
    count: z.number().int(),
    /** Those who owe something. */
    owing: z.number().int(),
    /** By the currency that it is held in; what is in favour of some takes nothing off what others owe. */
    balances: z.array(z.object({ currency: CurrencyCode, owed: z.string(), in_favour: z.string() })),
  }),
});

export const exportClients = defineCall({
  method: 'GET',
  path: '/clients/export',
  summary:
    'The clients that a filter finds, in the list’s order, as a CSV file that the import understands, with what each owes',
  tag: 'Clients',
  access: ['clients', 'read'],
  query: ClientFilter.extend(ordering),
  response: z.string().meta({ description: 'text/csv' }),
});
export type ExportClientsQuery = z.output<typeof exportClients.query>;
