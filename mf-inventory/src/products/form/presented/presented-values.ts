import type { Product, ProductDraft } from '@cuadra/shared/contract';
import { exact, newId, toMoney, toQuantity } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import type { z } from 'zod';

/** A presentation as it is filled in. */
export interface PresentationValues {
  id: string;
  name: string;
  factor: TypedDecimal;
  barcodes: string[];
  /** Empty: as much as its units. */
  price: TypedDecimal;
  price_currency: string;
}

/** The wholesale price as it is filled in. */
export interface WholesaleValues {
  price: TypedDecimal;
  price_currency: string;
  /** Empty: for marked clients alone. */
  from_qty: TypedDecimal;
}

/** What a product is sold by beside its unit's price. */
export interface PresentedValues {
  presentations: PresentationValues[];
  wholesale: WholesaleValues | null;
}

type Input = Pick<z.input<typeof ProductDraft>, 'presentations' | 'wholesale'>;

export function emptyPresentation(currency: string): PresentationValues {
  return { id: newId(), name: '', factor: '', barcodes: [], price: '', price_currency: currency };
}

export function emptyWholesale(currency: string): WholesaleValues {
  return { price: '', price_currency: currency, from_qty: '' };
}

/** A product's own, as the form shows them. */
export function presentedValues({
  presentations = [],
  wholesale,
  cost_currency,
  price_currency,
  is_fixed_price,
}: Pick<
  Product,
  'presentations' | 'wholesale' | 'cost_currency' | 'price_currency' | 'is_fixed_price'
>): PresentedValues {
  const currency = is_fixed_price ? price_currency : cost_currency;
  return {
    presentations: presentations.map((one) => ({
      ...one,
      price: one.price ?? '',
      price_currency: one.price_currency ?? currency,
    })),
    wholesale: wholesale ? { ...wholesale, from_qty: wholesale.from_qty ?? '' } : null,
  };
}

/** As the contract wants them; nothing of a product that has none. Drafts of before have no such fields. */
export function presentedInput({ presentations = [], wholesale }: Partial<PresentedValues>): Input {
  return {
    ...(presentations.length > 0 && { presentations: presentations.map(toInput) }),
    ...(wholesale && {
      wholesale: {
        price: decimal(wholesale.price, toMoney) ?? '',
        price_currency: wholesale.price_currency,
        from_qty: decimal(wholesale.from_qty, toQuantity),
      },
    }),
  };
}

function toInput({ price_currency, ...one }: PresentationValues) {
  const price = decimal(one.price, toMoney);
  return {
    ...{ id: one.id, name: one.name, barcodes: one.barcodes, price },
    factor: decimal(one.factor, toQuantity) ?? '',
    price_currency: price === null ? null : price_currency,
  };
}

/** Null for nothing; what is no number goes on as a text that the schema refuses as `not-a-decimal`. */
function decimal(value: TypedDecimal, canonical: (value: string) => string): string | null {
  if (value === null) return 'not-a-decimal';
  return value === '' ? null : canonical(value);
}

type Sent = Pick<ProductDraft, 'presentations' | 'wholesale'>;

/** What of them is sent with a change: only what somebody changed, and what was taken away as none. */
export function presentedChange(draft: Sent, before: PresentedValues): Sent {
  const { presentations = [], wholesale = null } = draft;
  const was = presentedInput(before);
  return {
    ...(!isSame(presentations, was.presentations ?? []) && { presentations }),
    ...(!isSame(wholesale, was.wholesale ?? null) && { wholesale }),
  };
}

/** Figures by their value and all else as it is written, whatever the order of the fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === 'string' && typeof b === 'string') return isFigure(a) && isFigure(b) && exact(a).eq(b);
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const [mine, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return mine.size === theirs.size && [...mine].every(([key, value]) => isSame(value, theirs.get(key)));
}

function isFigure(text: string): boolean {
  return /^\d{1,15}(\.\d{1,8})?$/.test(text);
}
