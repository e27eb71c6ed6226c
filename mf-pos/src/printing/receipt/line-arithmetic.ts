import type { SaleDetail } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  convert,
  type Exact,
  exact,
  formatMoney,
  formatQuantity,
  isOfPair,
  presentationName,
  round,
  toMoney,
} from '@cuadra/shared/domain';

/** A line of a sale as it was sold, whose amounts the role may see. */
export interface PricedLine {
  qty: string;
  unit_price: string;
  /** How many packs or boxes those units are, where they were sold so. */
  presentation?: { qty: string } | undefined;
  presentation_price?: string | null | undefined;
  currency: string;
  discount: string;
  /** What it came to, in main. */
  total: string;
}

/** What a customer works out again: quantity × price is the amount, and the amount less the discount is what is paid. */
export interface LineArithmetic {
  /** With as many decimals as it takes, two at least: `"283.8594"`. */
  price: string;
  /** Before the discount. */
  amount: string;
  discount: string;
  currency: string;
}

/** A line in the main currency, in which tickets add up: its price there, told so exactly that the multiplication comes out. */
export function arithmeticOf(line: PricedLine, sale: CurrencyPair): LineArithmetic {
  const { currency, total } = line;
  const { qty, price } = countedOf(line);
  const inMain = (value: string | Exact) =>
    isOfPair(currency, sale) ? convert(value, currency, sale.main, sale) : exact(value);
  const hasDiscount = exact(line.discount).gt(0);
  const amount = hasDiscount ? toMoney(inMain(exact(qty).times(price))) : total;
  return {
    price: tellingPrice(qty, inMain(price), amount),
    amount,
    discount: toMoney(exact(amount).minus(total)),
    currency: sale.main,
  };
}

/** The price of a line in its own currency, with the decimals by which quantity × price comes to what the line does there. */
export function ownPrice(line: Omit<PricedLine, 'discount' | 'total'>): string {
  const { qty, price } = countedOf(line);
  return formatPrice(tellingPrice(qty, exact(price), toMoney(exact(qty).times(price))), line.currency);
}

/** What is counted on a ticket and what one of it costs: boxes where boxes were sold, and units. */
function countedOf(line: Omit<PricedLine, 'discount' | 'total' | 'currency'>): {
  qty: string;
  price: string;
} {
  const { presentation, presentation_price } = line;
  return presentation && presentation_price
    ? { qty: presentation.qty, price: presentation_price }
    : { qty: line.qty, price: line.unit_price };
}

/** What stands before the price: «2», «8,6 kg», «2 Caja x 24». */
export function countText({
  qty,
  unit,
  presentation,
}: Pick<SaleDetail['products'][number], 'qty' | 'unit' | 'presentation'>): string {
  if (!presentation) return soldText(qty, unit);
  return `${formatQuantity(presentation.qty)} ${presentationName(presentation)}`;
}

/** So much of what was sold, «8,6 kg»; with a plain space, which every printer has. */
export function soldText(qty: string, unit: string | undefined): string {
  return [formatQuantity(qty), unit].filter(Boolean).join(' ');
}

/** `283.8594` → `Bs. 283,8594`. */
export function formatPrice(price: string, currency: string): string {
  const decimals = price.split('.')[1]?.length ?? 0;
  return formatMoney(price, currency, Math.max(decimals, FEWEST));
}

const FEWEST = 2;
/** Of a price that goes on for ever; a quantity has at most thirteen digits before its own three decimals. */
const MOST = 20;

/** The shortest price near the real one of which so many come to the amount. */
function tellingPrice(qty: string, price: Exact, amount: string): string {
  // A sale of before another arithmetic may not come out at its own price: then what it came to, divided, does.
  for (const near of [price, exact(amount).div(qty)]) {
    for (let decimals = FEWEST; decimals <= MOST; decimals += 1) {
      const told = round(near, decimals);
      if (toMoney(told.times(qty)) === amount) return told.toFixed(decimals);
    }
  }
  return toMoney(price);
}
