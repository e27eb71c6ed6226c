import { z } from 'zod';
import {
  exact,
  findBank,
  IDENTIFICATION_TYPES,
  MAX_RATE,
  MONEY_DECIMALS,
  QUANTITY_DECIMALS,
  RATE_DECIMALS,
  toMoney,
  toPairRate,
  toQuantity,
  toRate,
  toUnitCost,
} from '../domain/index.ts';

/** A decimal travels as a string; a number is accepted on input (docs/contract.md#conventions). */
function decimal(options: {
  decimals: number;
  whole: number;
  canonical: (value: string) => string;
  description: string;
}) {
  const { decimals, whole, canonical, description } = options;
  const pattern = new RegExp(`^-?\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`);
  return z
    .union([z.string().max(40), z.number()])
    .transform((value, context) => {
      const text = String(value).trim();
      if (pattern.test(text)) return canonical(text);
      context.addIssue({ code: 'custom', message: 'not-a-decimal' });
      return z.NEVER;
    })
    .meta({ description });
}

/** An amount of money of either sign; 2 decimals. */
export const Money = decimal({
  decimals: MONEY_DECIMALS,
  whole: 15,
  canonical: toMoney,
  description: 'Money as a decimal string with 2 decimals, "12.50"',
});
export const PositiveMoney = Money.refine((value) => exact(value).gt(0), 'must-be-positive');
export const NonNegativeMoney = Money.refine((value) => exact(value).gte(0), 'must-not-be-negative');

/** A quantity of either sign; 3 decimals. */
export const Quantity = decimal({
  decimals: QUANTITY_DECIMALS,
  whole: 11,
  canonical: toQuantity,
  description: 'A quantity as a decimal string with at most 3 decimals, "0.645"',
});
export const PositiveQuantity = Quantity.refine((value) => exact(value).gt(0), 'must-be-positive');
export const NonNegativeQuantity = Quantity.refine((value) => exact(value).gte(0), 'must-not-be-negative');

/** A rate, above zero; at most 8 decimals. */
export const Rate = decimal({
  decimals: RATE_DECIMALS,
  whole: 11,
  canonical: toRate,
  description: 'A rate as a decimal string with at most 8 decimals, "860.18", from 0.00000001 to 1000000000',
})
  .refine((value) => exact(value).gt(0), 'must-be-positive')
  .refine((value) => exact(value).lte(MAX_RATE), 'too-large');

/** A rate of a pair, as `GET /rates/dollar` tells it: one that was worked out the other way round may be smaller still. */
export const PairRate = decimal({
  decimals: 20,
  whole: 11,
  canonical: toPairRate,
  description: 'The rate of a pair as a decimal string, "860.18": 1 alternative = rate main',
}).refine((value) => exact(value).gt(0), 'must-be-positive');

/** A unit price as it is multiplied: unrounded, at most 8 decimals, zero or more. */
export const UnitPrice = decimal({
  decimals: RATE_DECIMALS,
  whole: 11,
  canonical: toRate,
  description: 'An unrounded unit price as a decimal string with at most 8 decimals',
}).refine((value) => exact(value).gte(0), 'must-not-be-negative');

/** What one of a product cost, zero or more; at most 8 decimals, as a unit price. */
export const UnitCost = decimal({
  decimals: RATE_DECIMALS,
  whole: 11,
  canonical: toUnitCost,
  description: 'What one cost, as a decimal string with 2 to 8 decimals, "0.013"',
}).refine((value) => exact(value).gte(0), 'must-not-be-negative');

/** A percentage such as a product's utility: zero or more, two decimals. */
export const Percent = decimal({
  decimals: 2,
  whole: 6,
  canonical: (value) => exact(value).toFixed(),
  description: 'A percentage as a decimal string, "30"',
}).refine((value) => exact(value).gte(0), 'must-not-be-negative');

/** The same, of a whole: 100 at most. */
export const Share = Percent.refine((value) => exact(value).lte(100), 'too-large');

/** What a scanner reads: printable, no spaces. */
export const Barcode = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,64}$/, 'not-a-barcode');

/** Any UUID is taken; the ones made here are UUIDv7. */
/** The four digits of a bank of Venezuela: `0134`. */
export const BankCode = z
  .string()
  .max(4)
  .refine((code) => findBank(code) !== undefined, 'not-a-bank');

export const Id = z.uuid();
export const ClientId = z
  .string()
  .regex(/^cli-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'not-a-client-id');
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'not-a-currency');
/** A time that JavaScript and PostgreSQL both know: this and the last century, and no offset that is none. */
export const Instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .refine((time) => /^(19|2[01])/.test(time) && !/[+-](1[6-9]|2\d):?\d\d$/.test(time), 'not-a-time');
/** A day as it is in Caracas, from the year 1 on: PostgreSQL knows no year 0. */
export const Day = z.iso.date('not-a-day').refine((day) => !day.startsWith('0000'), 'not-a-day');
export const IdentificationKind = z.enum(IDENTIFICATION_TYPES);

/** Trimmed text without control characters, which PostgreSQL (NUL) and printers choke on. */
export function text(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min, min === 1 ? 'required' : 'too-short')
    .max(max, 'too-long')
    .refine((value) => !/\p{Cc}/u.test(value.replace(/[\n\t]/g, '')), 'not-plain-text');
}

/** The same on one line, and written in one direction: what is shown within a sentence, a mail or a ticket. */
export function line(min: number, max: number) {
  return text(min, max).refine(
    (value) => !/[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(value),
    'not-plain-text',
  );
}

/** What somebody or something is called: no message, and nothing that a mail program makes a link of. */
export function properName(min: number, max: number) {
  return line(min, max).refine((value) => !/\/\/|\bwww\.|[<>]/i.test(value), 'not-a-name');
}

/** How often something was edited: what moves by itself, as a stock, does not count. */
export const Version = z.number().int().min(0).max(2_147_483_647);

/**
 * What a form sends along with a change: the version that it began with, so that no other edit is overwritten in silence
 * (409 ERROR_EDITED), and an id of its own, by which a try after a lost answer is known. Without them the last one wins.
 */
export const editFields = { version: Version.optional(), edit_id: Id.optional() };
export type Edit = { [F in keyof typeof editFields]?: z.output<(typeof editFields)[F]> };

export const IdParams = z.strictObject({ id: Id });

export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;

/** Every list pages by key (docs/contract.md#lists). */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(600).optional(),
});

export function page<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.string().nullable() });
}

export interface Page<T> {
  items: T[];
  next: string | null;
}

/** `#0b6e4f`; empty: Cuadra's own. */
export const CompanyColour = z.string().regex(/^(#[0-9a-f]{6})?$/, 'not-a-colour');
