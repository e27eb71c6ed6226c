import { z } from 'zod';
import { TILE_HUES } from '../domain/tile.ts';
import { defineCall } from './call.ts';
import { BankCode, CompanyColour, CurrencyCode, Id, IdParams, Instant, line, text } from './common.ts';
import { PictureAnswer, PictureHash } from './picture-data.ts';

/** Hours for which an address of a display opens it, however long its till stays open. */
export const DISPLAY_HOURS = 16;
/** Addresses of one cash session that open something at the same time; one more ends the oldest. */
export const MAX_DISPLAYS = 3;
/** Lines of a sale that a display is sent, the last ones of it. */
export const MAX_DISPLAY_LINES = 40;
/** Payments, and parts of the change, that it is sent. */
export const MAX_DISPLAY_TENDERS = 12;
/** Seconds after which what a till showed last is shown no more: it has gone without a word. */
export const DISPLAY_SILENCE = 120;

/** `idle`: nothing is being sold; `done`: it was, and this came of it. */
export const DISPLAY_STAGES = ['idle', 'selling', 'paying', 'done'] as const;

/** Money as a till has worked it out. It is answered as it came, so that nothing is made of it as of other amounts. */
const Amount = z
  .string()
  .max(18)
  .regex(/^\d{1,15}(\.\d{1,2})?$/, 'not-a-decimal');
/** As `PairRate`. */
const ShownRate = z
  .string()
  .max(32)
  .regex(/^\d{1,11}(\.\d{1,20})?$/, 'not-a-decimal')
  .refine((rate) => /[1-9]/.test(rate), 'must-be-positive');

const InBoth = z.strictObject({ main: Amount, alternative: Amount });

const DisplayLine = z.strictObject({
  /** Of the product, as the ticket has it. */
  name: line(1, 300),
  /** As it is read: «2», «0,35». */
  qty: line(1, 40),
  /** What one of them costs, as it is read: «$ 1,20». */
  price: line(1, 60),
  total: InBoth,
  /** Taken off, and gone from `total` already. */
  discount: InBoth.nullable(),
  /** What stands for it beside its name; left out where the cashier sells without. */
  tile: z
    .strictObject({
      /** As `tileHue` gives it. */
      hue: z
        .number()
        .int()
        .min(0)
        .max(TILE_HUES - 1)
        .nullable(),
      /** Of its picture; null for none, which has its letters. */
      image: PictureHash.nullable(),
    })
    .optional(),
});
export type DisplayLine = z.output<typeof DisplayLine>;

const DisplayTender = z.strictObject({ name: line(1, 60), amount: Amount, currency: CurrencyCode });

/** To whom a Pago Móvil or a transfer goes that is being paid: what the shop tells everybody who pays so. */
const DisplayTransfer = z.strictObject({
  name: line(1, 60),
  amount: Amount,
  currency: CurrencyCode,
  bank: BankCode.nullable(),
  phone: line(0, 40),
  document: line(0, 40),
  note: text(0, 200),
});
export type DisplayTransfer = z.output<typeof DisplayTransfer>;

/**
 * What the customer in front of a till sees of it: no id, no cost, nobody's name. The till sends it whole at each change, and the
 * last one is all that there is.
 */
export const DisplaySnapshot = z.strictObject({
  stage: z.enum(DISPLAY_STAGES),
  main: CurrencyCode,
  alternative: CurrencyCode,
  /** 1 alternative = rate main; null while there is none, and then there are no totals either. */
  rate: ShownRate.nullable(),
  lines: z.array(DisplayLine).max(MAX_DISPLAY_LINES),
  /** Lines before these. */
  earlier: z.number().int().min(0).max(10_000),
  total: InBoth.nullable(),
  /** Taken off the lines together. */
  discount: InBoth.nullable(),
  payments: z.array(DisplayTender).max(MAX_DISPLAY_TENDERS),
  /** Null: nothing is. */
  missing: InBoth.nullable(),
  /** What is to be given back, told in both currencies; once it is sold, what was given back. */
  change: z.array(DisplayTender.omit({ name: true })).max(MAX_DISPLAY_TENDERS),
  transfer: DisplayTransfer.nullable(),
});
export type DisplaySnapshot = z.output<typeof DisplaySnapshot>;

/** Whose till it is, for its display. */
export const DisplayShop = z.object({
  name: z.string(),
  /** A data URL; null for none. */
  logo: z.string().nullable(),
  /** `#0b6e4f`, as its store has it; empty for none. */
  colour: CompanyColour,
});
export type DisplayShop = z.output<typeof DisplayShop>;

/**
 * Between Caja and its second window, on one device, by BroadcastChannel. `hello` asks every few seconds, and a till is silent
 * while nobody does.
 */
export type DisplayMessage =
  | { kind: 'hello' }
  /** The picture of a line is wanted, and comes with its hash. */
  | { kind: 'wants'; image: string }
  | { kind: 'picture'; image: string; url: string }
  | { kind: 'show'; till: string; active: number; snapshot: DisplaySnapshot; shop: DisplayShop }
  | { kind: 'bye'; till: string }
  /** This window of Caja is the one in use from now on. */
  | { kind: 'use'; till: string };

const Display = z.object({ id: Id, expires_at: Instant });

export const createDisplay = defineCall({
  method: 'POST',
  path: '/displays/create',
  summary:
    'An address that shows the open sale of this user’s till without a session, until that till closes',
  tag: 'Cash sessions',
  access: ['sales', 'create'],
  response: Display.extend({
    /** Of this site: `/display#…`. What stands behind the `#` is the secret; it is answered this once. */
    path: z.string(),
  }),
  status: 201,
});

export const showDisplay = defineCall({
  method: 'PUT',
  path: '/displays/show',
  summary: 'What a display shows from now on; 404 once its till has closed',
  tag: 'Cash sessions',
  access: ['sales', 'create'],
  body: z.strictObject({ id: Id, snapshot: DisplaySnapshot }),
  response: z.object({
    /** Somebody looked in the last minutes: worth telling at once. */
    is_watched: z.boolean(),
  }),
});

export const deleteDisplay = defineCall({
  method: 'DELETE',
  path: '/displays/delete/{id}',
  summary: 'An address of a display opens nothing any more',
  tag: 'Cash sessions',
  access: ['sales', 'create'],
  params: IdParams,
});

export const PublicDisplay = z.object({
  /** By which its changes are told, and nothing else: the hash of the secret. */
  watch: z.string(),
  /** Null while the till shows nothing, or was not heard of for a while. */
  snapshot: DisplaySnapshot.nullable(),
  /** Null where it was not asked for. */
  shop: DisplayShop.nullable(),
});
export type PublicDisplay = z.output<typeof PublicDisplay>;

export const findPublicDisplay = defineCall({
  // What it reads by travels in the body, so that the secret of an address stands in nobody's log.
  method: 'POST',
  path: '/public/display',
  summary: 'What a till shows its customer, by the secret of an address; 404 for any that opens nothing',
  tag: 'Cash sessions, public',
  access: 'public',
  body: z.strictObject({ token: z.string().max(100), with_shop: z.boolean().default(false) }),
  response: PublicDisplay,
});

export const findDisplayPicture = defineCall({
  method: 'POST',
  path: '/public/display/picture',
  summary: 'The picture of a line that a till shows its customer at this moment; 404 for any other',
  tag: 'Cash sessions, public',
  access: 'public',
  body: z.strictObject({ token: z.string().max(100), image: PictureHash }),
  response: PictureAnswer,
});

export const watchPublicDisplay = defineCall({
  method: 'GET',
  path: '/public/displays/{watch}/events',
  summary: 'Tells, as server-sent events, that a display shows something else',
  tag: 'Cash sessions, public',
  access: 'public',
  params: z.strictObject({ watch: z.string().regex(/^[0-9a-f]{64}$/, 'not-a-hash') }),
  events: true,
});
