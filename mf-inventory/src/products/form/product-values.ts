import type { ProductDraft } from '@cuadra/shared/contract';
import { type PricedProduct, round, toMoney, toQuantity, toUnitCost } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import type { z } from 'zod';
import { type PresentedValues, presentedInput } from './presented/presented-values.ts';

/** The form as it is filled in. */
export interface ProductValues extends PresentedValues {
  name: string;
  code: string;
  barcodes: string[];
  /** Empty for none, as the browser's own list has it. */
  category_id: string;
  measure_id: string;
  qty: TypedDecimal;
  min_qty: TypedDecimal;
  /** What comes in of it has a day on which it expires. */
  has_lots: boolean;
  /** Every Caja of the company has it among its favourites. */
  favourite: boolean;
  cost: TypedDecimal;
  cost_currency: string;
  /** Markup on the cost, percent. */
  utility: TypedDecimal;
  is_fixed_price: boolean;
  price: TypedDecimal;
  price_currency: string;
}

export type ProductInput = z.input<typeof ProductDraft>;

/** Decimals of a percentage (docs/contract.md#conventions; `Percent`). */
const PERCENT_DECIMALS = 2;

/** @param currency in which most prices are set: the alternative one, which does not lose its value overnight */
export function emptyProduct(currency: string): ProductValues {
  return {
    name: '',
    code: '',
    barcodes: [],
    category_id: '',
    measure_id: '',
    qty: '',
    min_qty: '',
    has_lots: false,
    favourite: false,
    cost: '',
    cost_currency: currency,
    utility: '',
    is_fixed_price: false,
    price: '',
    price_currency: currency,
    presentations: [],
    wholesale: null,
  };
}

/** The draft of a new product: a code that was scanned begins one of its own, and goes into no other that is half filled in. */
export function createDraft({ barcodes }: Pick<ProductValues, 'barcodes'>): string {
  return ['create-product', ...barcodes].join(' ');
}

/** What a new product keeps of the one before when several are entered in a row: everything that is rarely different. */
export function nextProduct(before: ProductValues): ProductValues {
  const { category_id, measure_id, cost_currency, utility, is_fixed_price, price_currency } = before;
  return {
    ...emptyProduct(cost_currency),
    category_id,
    measure_id,
    utility,
    is_fixed_price,
    price_currency,
  };
}

/** Whether a price is charged whose cost was left empty: what is earned with it, nobody knows. */
export function hasUnknownCost({ is_fixed_price, cost, price }: ProductValues): boolean {
  return is_fixed_price && cost === '' && price !== '' && price !== null;
}

/**
 * The form as the contract wants it, but for the product's id. Decimals are rounded here as the fields show them; of the
 * two ways to set a price only the chosen one is kept, so that nothing that is out of sight is saved.
 */
export function toProductInput(values: ProductValues): ProductInput {
  const { is_fixed_price: isFixed } = values;
  return {
    name: values.name,
    code: values.code || null,
    barcodes: values.barcodes,
    category_id: values.category_id || null,
    measure_id: values.measure_id || null,
    qty: decimal(values.qty, toQuantity) ?? '0',
    min_qty: decimal(values.min_qty, toQuantity),
    cost: decimal(values.cost, toUnitCost),
    utility: isFixed ? null : decimal(values.utility, toPercent),
    price: isFixed ? decimal(values.price, toMoney) : null,
    is_fixed_price: isFixed,
    cost_currency: values.cost_currency,
    price_currency: isFixed ? values.price_currency : values.cost_currency,
    ...(values.has_lots && { has_lots: true }),
    ...(values.favourite && { favourite: true }),
    ...presentedInput(values),
  };
}

/** What decides the price, for the preview; a field that is no number counts as empty. */
export function toPricedProduct(values: ProductValues): PricedProduct {
  const known = (value: TypedDecimal, canonical: (value: string) => string) =>
    value === null ? null : decimal(value, canonical);
  const isFixed = values.is_fixed_price;
  return {
    cost: known(values.cost, toUnitCost),
    utility: isFixed ? null : known(values.utility, toPercent),
    price: isFixed ? known(values.price, toMoney) : null,
    is_fixed_price: isFixed,
    cost_currency: values.cost_currency,
    price_currency: isFixed ? values.price_currency : values.cost_currency,
  };
}

/** Null for nothing; what is no number goes on as a text that the schema refuses as `not-a-decimal`. */
function decimal(value: TypedDecimal, canonical: (value: string) => string): string | null {
  if (value === null) return 'not-a-decimal';
  return value === '' ? null : canonical(value);
}

function toPercent(value: string): string {
  return round(value, PERCENT_DECIMALS).toFixed();
}
