import { z } from 'zod';
import { LATE_REASONS, SALE_STATUSES } from '../domain/index.ts';
import { ClientId, CurrencyCode, Id, Instant } from './common.ts';
import { Ticket, TicketLine, TicketTender } from './ticket.ts';

export const SaleReturn = z.object({
  id: Id,
  sale_id: Id,
  /** The sale's. */
  number: z.number().int(),
  create_at: Instant,
  lines: z.array(
    z.object({
      line_id: Id,
      name: z.string(),
      qty: z.string(),
      total: z.string(),
      total_alternative: z.string(),
    }),
  ),
  total: z.string(),
  total_alternative: z.string(),
  /** What it took off the client's debt, in the debt's currency. */
  debt: z.string(),
  debt_currency: CurrencyCode,
  /** What was paid back. */
  payments: z.array(TicketTender),
});
export type SaleReturn = z.output<typeof SaleReturn>;

const DetailPayment = TicketTender.extend({
  /**
   * Its reference had paid something before: `accepted` where the cashier was told and charged all the same, `unseen` where
   * nobody could know it then. Absent for all others.
   */
  reference_reuse: z.enum(['accepted', 'unseen']).optional(),
});

const seenAmounts = { total: z.string().nullable(), total_alternative: z.string().nullable() };

/** A return as the role lets it be seen, as `SaleDetail` says. */
export const SeenReturn = SaleReturn.extend({
  ...seenAmounts,
  lines: z.array(SaleReturn.shape.lines.element.extend(seenAmounts)),
  debt: z.string().nullable(),
});
export type SeenReturn = z.output<typeof SeenReturn>;
/** What is known of a sale that was sent later than it was made. */
export const LateSale = z.object({
  /** When it was made, as it was told; `create_at` is what was believed. */
  told_at: Instant,
  received_at: Instant,
  /** Who sent it, and from which device; a name is null where the role does not see it, or nothing proves it. */
  sent_by: z.string().nullable(),
  device: z.string().nullable(),
  /** Why somebody should look at it; empty: nothing is wrong with it. */
  reasons: z.array(z.enum(LATE_REASONS)),
  review: z.object({ create_at: Instant, user: z.string().nullable() }).nullable(),
});
export type LateSale = z.output<typeof LateSale>;

/**
 * A sale as the role lets it be seen (spec §3, sales 7 to 12): lists are empty and values null where it does not. Without
 * 7 no products, without 8 no payments and changes, without 9 no seller, without 10 no client, without 11 no amounts of
 * the goods, without 12 no balance. What a ticket has not is absent: an annulment, returns, that it came late.
 */
export const SaleDetail = Ticket.extend({
  ...seenAmounts,
  products: z.array(
    TicketLine.extend({
      ...seenAmounts,
      unit_price: z.string().nullable(),
      discount: z.string().nullable(),
      presentation_price: z.string().nullish(),
    }),
  ),
  payments: z.array(DetailPayment),
  rounding: z.string().nullable(),
  seller: Ticket.shape.seller.nullable(),
  /** `credit_used` is absent with it. */
  balance: z.string().nullable(),
  late: LateSale.optional(),
  annulment: z
    .object({
      reason: z.string(),
      create_at: Instant,
      user: z.object({ id: Id, name: z.string() }).nullable(),
    })
    .optional(),
  returns: z.array(SeenReturn).optional(),
});
export type SaleDetail = z.output<typeof SaleDetail>;

/** A sale in a list; by permissions 7 to 12 some of it is null. */
export const SaleSummary = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  type: z.enum(['normal', 'credit']),
  status: z.enum(SALE_STATUSES),
  description: z.string(),
  total: z.string().nullable(),
  total_alternative: z.string().nullable(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  rate: z.string(),
  balance: z.string().nullable(),
  balance_currency: CurrencyCode,
  /** Whether something of it was brought back. */
  is_returned: z.boolean(),
  /** Whether it came late with something that nobody has looked at yet. */
  needs_review: z.boolean(),
  seller: z.object({ id: Id, name: z.string() }).nullable(),
  client: z.object({ id: ClientId, name: z.string() }).nullable(),
});

export type SaleSummary = z.output<typeof SaleSummary>;
