import { z } from 'zod';
import { phoneKey, STORE_SLUG_LENGTH } from '../../domain/index.ts';
import { CurrencyCode, Id, line, NonNegativeMoney } from '../common.ts';

/** Lines of one order: more than anybody orders, and a bound on what one call holds back. */
export const MAX_ORDER_LINES = 50;
/** Products that a store hides one by one; who hides more shows by category. */
export const MAX_HIDDEN_PRODUCTS = 500;
export const MAX_FEATURED_PRODUCTS = 24;
export const MAX_STORE_ZONES = 50;
export const MAX_STORE_METHODS = 20;
/** Two or three openings a day, and some that reach over midnight. */
export const MAX_OPENINGS = 28;
export const MAX_CLOSED_DAYS = 60;

/** A store's name in its address: `bodega-la-esquina`. */
export const StoreSlug = z
  .string()
  .trim()
  .toLowerCase()
  .min(STORE_SLUG_LENGTH.min, 'too-short')
  .max(STORE_SLUG_LENGTH.max, 'too-long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'not-a-slug');

/** Of any length and shape: a store that cannot be is answered as one that is not there. */
export const StoreParams = z.strictObject({ slug: z.string().max(STORE_SLUG_LENGTH.max) });

/** As people write it, `0414-1234567` or `+58 414 1234567`: 7 to 15 digits. */
export const Phone = z
  .string()
  .trim()
  .regex(/^\+?[\d ().-]{7,30}$/, 'not-a-phone')
  .refine((value) => /^(\D*\d){7,15}\D*$/.test(value), 'not-a-phone');

/** Where the shop can call who orders: a number of Venezuela, or of another country with its code. */
export const BuyerPhone = Phone.refine((value) => phoneKey(value) !== '', 'not-a-phone');

export const ShownCurrency = z.enum(['main', 'alternative', 'both']);

/** A time of a day in Caracas; `24:00` is its end. */
const TimeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'not-a-time');

/** Open from a time on until another one of the same day of the week, 1 being Monday. */
export const Opening = z
  .strictObject({ day: z.number().int().min(1).max(7), from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'too-early' });
export type Opening = z.output<typeof Opening>;

/** Where the shop delivers to, and what that costs. */
export const StoreZone = z.strictObject({
  /** Made by who adds it, so that it stays the same one while it is renamed and moved. */
  id: Id,
  name: line(1, 80),
  cost: NonNegativeMoney,
  currency: CurrencyCode,
  /** When it is delivered there, in the shop's words. */
  hours: line(0, 120).default(''),
});
export type StoreZone = z.output<typeof StoreZone>;

/** What a buyer needs to pay by a method of the company. Each is shown to buyers as it is. */
export const methodDetails = {
  /** Whose account it is. */
  holder: line(0, 120).default(''),
  /** Cédula or RIF, `V-12345678`: a Pago Móvil asks for it. */
  document: line(0, 20).default(''),
  phone: z.union([z.literal(''), Phone]).default(''),
  account: line(0, 40).default(''),
  email: z.union([z.literal(''), z.email().max(120)]).default(''),
  note: line(0, 200).default(''),
};
export const StoreMethod = z.strictObject({ payment_method_id: Id, ...methodDetails });
export type StoreMethod = z.output<typeof StoreMethod>;
