import { z } from 'zod';
import {
  BankCode,
  ClientId,
  CurrencyCode,
  Id,
  Instant,
  NonNegativeMoney,
  PairRate,
  PositiveMoney,
  PositiveQuantity,
  Rate,
  text,
  UnitPrice,
} from './common.ts';
import { DeviceCounter, Signature } from './devices.ts';
import { LinePresentationDraft } from './presentations.ts';

/** Lines, payments and changes that one sale may have: far above any shop's, and a bound on the server's work. */
export const MAX_SALE_LINES = 500;
export const MAX_SALE_TENDERS = 50;

export const SaleLineDraft = z.strictObject({
  product_id: Id,
  /** Units, however they are presented. */
  qty: PositiveQuantity,
  /** Unrounded, in `currency`. */
  unit_price: UnitPrice,
  currency: CurrencyCode,
  /** An amount in `currency`, for the whole line. */
  discount: NonNegativeMoney.default('0'),
  /** What the cashier wrote beside it; absent and not empty without one, so that sales made before notes keep their hash. */
  note: text(1, 200).optional(),
  /** Where it is sold by pack or box; absent of units, so that their hash is that of before. */
  presentation: LinePresentationDraft.optional(),
});

export const TenderDraft = z.strictObject({
  payment_method_id: Id,
  amount: PositiveMoney,
  currency: CurrencyCode,
  reference: text(0, 60)
    .nullable()
    .default(null)
    .transform((reference) => reference || null),
});

/** A payment of a sale. */
const PaymentDraft = TenderDraft.extend({
  /** The bank of who pays, by which the payment is found in the shop's statement; absent where nobody noted it. */
  bank: BankCode.optional(),
  /** The cashier was told that the reference paid something before, and charged all the same; absent otherwise. */
  accepts_reuse: z.literal(true).optional(),
});

/** docs/contract.md#sales. */
export const SaleDraft = z.strictObject({
  id: Id.optional(),
  type: z.enum(['normal', 'credit']).default('normal'),
  client_id: ClientId.nullable().default(null),
  description: text(0, 500).default(''),
  /** The order of the online store that it delivers: its stock is given free first, and its prices may be kept. */
  order_id: Id.optional(),
  lines: z.array(SaleLineDraft).min(1, 'required').max(MAX_SALE_LINES),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main. */
  rate: PairRate,
  /** The same the other way round, where it was given so (`GET /rates/dollar`). Left out, it is the record's. */
  inverse: Rate.optional(),
  /** The record of the rate; null when both currencies are one or no record exists. */
  rate_id: Id.nullable(),
  payments: z.array(PaymentDraft).max(MAX_SALE_TENDERS).default([]),
  changes: z.array(TenderDraft).max(MAX_SALE_TENDERS).default([]),
  /** Who sells was asked about an amount far above the total, and means it; absent where nobody was (`farOverpaid`). */
  overpaid_knowingly: z.literal(true).optional(),
  /**
   * What the client's balance in favour pays of a credit sale, in the currency of the debt: a part of what the payments leave.
   * Absent where none is used, and from cash registers of before.
   */
  credit_used: PositiveMoney.optional(),
  /** In main; worked out again by the API. */
  total: NonNegativeMoney,
  /**
   * When a cash register made the sale that could not send it then: the goods have left and the ticket is given out. It is told
   * once that has happened, so it does not make another body of the same sale (docs/decisions/0008).
   */
  sold_at: Instant.optional(),
  /** With `sold_at`: who made it, where somebody else of the company sends it. */
  seller_id: Id.optional(),
  /** With `sold_at`: what the device says for it, without which it is believed to be made now (docs/decisions/0026). */
  proof: z
    .strictObject({
      device_id: Id,
      /** The device's own number of this sale. */
      counter: DeviceCounter,
      /** Of all the rest of the body: see `signedSale`. */
      signature: Signature,
    })
    .optional(),
});
/** Days that a cash register may keep a sale before it sends it. */
export const MAX_SALE_AGE_DAYS = 31;
export type SaleDraft = z.output<typeof SaleDraft>;
export type SaleDraftInput = z.input<typeof SaleDraft>;
