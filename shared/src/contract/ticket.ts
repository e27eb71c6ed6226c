import { z } from 'zod';
import { ClientId, CurrencyCode, Id, IdentificationKind, Instant } from './common.ts';
import { LinePresentation } from './presentations.ts';

export const TicketLine = z.object({
  id: Id,
  product_id: Id,
  name: z.string(),
  qty: z.string(),
  /**
   * What `qty` is weighed or measured in, as its product was when it was sold: kg, l, m. Absent of pieces, and of what was sold
   * before tickets told it.
   */
  unit: z.string().optional(),
  unit_price: z.string(),
  currency: CurrencyCode,
  discount: z.string(),
  /** Absent on a ticket that a device persisted before lines had notes. */
  note: z.string().nullish(),
  /** Absent of units. `qty` and `unit_price` are of units all the same. */
  presentation: LinePresentation.optional(),
  /** What one presentation cost; the line was worked out from it where it had a price of its own. */
  presentation_price: z.string().optional(),
  total: z.string(),
  total_alternative: z.string(),
});

export const TicketTender = z.object({
  payment_method_id: Id,
  name: z.string(),
  amount: z.string(),
  currency: CurrencyCode,
  reference: z.string().nullable(),
  /** The code of the bank of who paid; absent where nobody noted it. */
  bank: z.string().optional(),
});

/** Spec §3, Sale / ticket. */
export const Ticket = z.object({
  id: Id,
  number: z.number().int(),
  create_at: Instant,
  type: z.enum(['normal', 'credit']),
  status: z.enum(['issued', 'annulled']),
  description: z.string(),
  products: z.array(TicketLine),
  total: z.string(),
  total_alternative: z.string(),
  main: CurrencyCode,
  alternative: CurrencyCode,
  rate: z.string(),
  /** 1 main = inverse alternative, where the rate was given that way round; absent on a ticket that a device made before. */
  inverse: z.string().nullish(),
  /** What the payments fell short of or exceeded the total by, in main, within the last cent of a payment's currency. */
  rounding: z.string(),
  seller: z.object({
    name: z.string(),
    identification: z.string().nullable(),
    identification_type: IdentificationKind.nullable(),
  }),
  client: z
    .object({
      id: ClientId,
      name: z.string(),
      identification: z.string().nullable(),
      /** Its letter; absent on a ticket that a device persisted before tickets had it. */
      identification_type: IdentificationKind.nullish(),
    })
    .nullable(),
  payments: z.array(TicketTender),
  changes: z.array(TicketTender),
  /** What this sale left as the client's debt, and in which currency it is held. */
  balance: z.string(),
  balance_currency: CurrencyCode,
  /** How much of `balance` the client's balance in favour paid; absent where it paid nothing. */
  credit_used: z.string().optional(),
});
export type Ticket = z.output<typeof Ticket>;
