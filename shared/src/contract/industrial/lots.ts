import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Day, Id, Instant } from '../common.ts';
import { GOOD_KINDS, Good, requires } from './goods.ts';

/** A lot of a good: a text on what came in, by a purchase or a batch. */
const LotOf = z.object({ good: Good, lot: z.string(), expires_on: Day.nullable(), qty: z.string() });

export const TracedBatch = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  made_at: Instant,
  makes: Good,
  qty: z.string(),
  lot: z.string().nullable(),
  expires_on: Day.nullable(),
});

export const LotTrace = z.object({
  good: Good,
  lot: z.string(),
  /** Those that made it. */
  batches: z.array(TracedBatch),
  /** Those that brought it, and what went into it over all levels: each says of which good and lot it is. */
  purchases: z.array(
    z.object({
      id: Id,
      number: z.number().int().nullable(),
      create_at: Instant,
      supplier: z.string().nullable(),
      good: Good,
      lot: z.string(),
      expires_on: Day.nullable(),
      qty: z.string(),
    }),
  ),
  /** Lots of what went into it, over all levels. */
  made_of: z.array(LotOf),
  /** Batches that took of it, and of what these made, over all levels. */
  went_into: z.array(TracedBatch),
  /**
   * Sales that had of it, or of what was made of it: worked out, since nobody says at the till which lot is sold. The
   * ledger of the product is walked, first expired first out.
   */
  sales: z.array(
    z.object({
      id: Id,
      number: z.number().int(),
      create_at: Instant,
      /** Null: nobody was named, or the role may not see it: `sales: read` and `sales: detail_client`. */
      client: z.string().nullable(),
      good: Good,
      lot: z.string(),
      qty: z.string(),
    }),
  ),
});
export type LotTrace = z.output<typeof LotTrace>;

export const traceLot = defineCall({
  method: 'GET',
  path: '/lots/trace',
  summary: 'Where a lot came from and where it went: lots, batches, purchases and sales, both ways',
  tag: 'Industrial',
  access: ['products', 'read'],
  requires,
  query: z.strictObject({ kind: z.enum(GOOD_KINDS), good_id: Id, lot: z.string().trim().min(1).max(40) }),
  response: LotTrace,
});
