import { exact, linePrice, type PricedProduct, toQuantity } from '@cuadra/shared/domain';

/** What the five digits of a scale's label say. */
export type ScaleValue = 'grams' | 'price';

/**
 * What a scale's label says by its first two digits (docs/decisions/0010-scale-labels.md). EAN-13 keeps 20 to 29 for
 * what a shop labels itself; those that are missing here are codes like any other.
 */
export const SCALE_PREFIXES: Readonly<Record<string, ScaleValue>> = {
  '20': 'grams',
  '21': 'grams',
  '22': 'grams',
  '23': 'price',
  '24': 'price',
  '25': 'price',
};

export interface ScaleCode {
  says: ScaleValue;
  /** Grams, or hundredths of the currency of the product's price. */
  value: number;
  /** What the product may have as its code or one of its barcodes, the most particular first. */
  codes: string[];
}

const LABEL = /^(2\d)(\d{5})(\d{5})\d$/;

/** Reads an EAN-13 of a scale: prefix, five digits for the product, five for weight or price, and a right check digit. */
export function readScaleCode(code: string): ScaleCode | undefined {
  const [, prefix = '', item = '', value = ''] = LABEL.exec(code) ?? [];
  const says = SCALE_PREFIXES[prefix];
  if (says === undefined || checkDigit(code.slice(0, 12)) !== code.at(-1)) return undefined;
  const base = `${prefix}${item}`;
  // Labels for a product are also known by the one of nothing: 2100123 00000 and its check digit.
  const empty = `${base}00000`;
  const short = item.replace(/^0+/, '');
  return {
    says,
    value: Number(value),
    codes: [`${empty}${checkDigit(empty)}`, base, item, ...(short && short !== item ? [short] : [])],
  };
}

/** How much of the product a label is for, three decimals; undefined where it says nothing, or the product has no price. */
export function labelledQuantity({ says, value }: ScaleCode, product: PricedProduct): string | undefined {
  if (says === 'grams') return value > 0 ? toQuantity(exact(value).div(1000)) : undefined;
  const price = exact(linePrice(product).unit_price);
  if (!price.gt(0)) return undefined;
  const qty = toQuantity(exact(value).div(100).div(price));
  return exact(qty).gt(0) ? qty : undefined;
}

/** The thirteenth digit of twelve. */
export function checkDigit(twelve: string): string {
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
