import { z } from 'zod';
import { defineCall } from './call.ts';
import { BothAmounts, ClientMovement, OpenDebt } from './client-account.ts';
import { ClientParams } from './clients.ts';
import { ClientId, CurrencyCode, Day, Id, IdentificationKind, Instant, PageQuery } from './common.ts';

/** How long a link to a statement opens it. */
export const STATEMENT_LINK_DAYS = 30;
/** Links of one client that open something at the same time; one more ends the oldest. */
export const MAX_STATEMENT_LINKS = 40;

export const StatementLink = z.object({
  id: Id,
  create_at: Instant,
  /** Who made it; null: somebody who is gone. */
  user: z.string().nullable(),
  expires_at: Instant,
  /** When somebody opened it last, to the minute; null: nobody has. */
  last_seen_at: Instant.nullable(),
});
export type StatementLink = z.output<typeof StatementLink>;

export const createStatementLink = defineCall({
  method: 'POST',
  path: '/clients/{id}/statement_links',
  summary: 'A link that opens a client’s statement without a session for 30 days; answered this once',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  response: StatementLink.extend({
    /** Of this site: `/statement#…`. What stands behind the `#` is the secret and is kept nowhere. */
    path: z.string(),
  }),
  status: 201,
});

export const listStatementLinks = defineCall({
  method: 'GET',
  path: '/clients/{id}/statement_links',
  summary: 'The links to a client’s statement that open it now, the newest first',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: ClientParams,
  response: z.object({ items: z.array(StatementLink) }),
});

export const revokeStatementLink = defineCall({
  method: 'DELETE',
  path: '/clients/{id}/statement_links/{link_id}',
  summary: 'A link opens nothing any more',
  tag: 'Clients',
  access: ['clients', 'update'],
  params: z.strictObject({ id: ClientId, link_id: Id }),
});

/** A line of the ledger as the client may read it: no note of the shop, nobody's name. */
const PublicMovement = ClientMovement.pick({
  kind: true,
  amount: true,
  currency: true,
  balance: true,
  sale_number: true,
  create_at: true,
}).extend({ payment_number: z.number().int().nullable() });
export type PublicMovement = z.output<typeof PublicMovement>;

const PublicDebt = OpenDebt.pick({
  sale_number: true,
  day: true,
  due_on: true,
  total: true,
  owed: true,
  currency: true,
});
export type PublicDebt = z.output<typeof PublicDebt>;

export const PublicStatement = z.object({
  shop: z.object({
    name: z.string(),
    identification: z.string().nullable(),
    identification_type: IdentificationKind.nullable(),
    phone: z.string().nullable(),
  }),
  client_name: z.string(),
  /** The day in Caracas by which it is told what is overdue. */
  today: Day,
  expires_at: Instant,
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main, now; null where the shop has none: then the other currency is not to be shown. */
  rate: z.string().nullable(),
  balances: z.array(z.object({ currency: CurrencyCode, amount: z.string() })),
  owed: BothAmounts,
  in_favour: BothAmounts,
  overdue: BothAmounts,
  /** The oldest first, `MOST_OPEN_DEBTS` at most. */
  debts: z.array(PublicDebt),
  /** The newest first. */
  items: z.array(PublicMovement),
  next: z.string().nullable(),
});
export type PublicStatement = z.output<typeof PublicStatement>;

export const findPublicStatement = defineCall({
  // What it reads by travels in the body, so that the secret of a link stands in nobody's log of addresses.
  method: 'POST',
  path: '/public/statement',
  summary: 'A client’s own statement, by the secret of a link; 404 for any that opens nothing',
  tag: 'Clients, public',
  access: 'public',
  body: z.strictObject({
    token: z.string().max(100),
    limit: PageQuery.shape.limit,
    cursor: PageQuery.shape.cursor,
  }),
  response: PublicStatement,
});
