import { exact, formatMoney, priceInBoth } from '@cuadra/shared/domain';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { hasPrice, type SaleProduct, unitPrice } from '../../sale/lines/cart.ts';
import { quantityText } from '../../sale/lines/line.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';

/** What a card says of its product. */
export interface CardText {
  /** In the currency in which it was set; undefined where there is none. */
  price: string | undefined;
  /** In the other currency of the company; undefined where there is no other, or no rate. */
  other: string | undefined;
  stock: 'none' | 'low' | 'enough';
  /** What there is: «48», «12,5 kg». */
  left: string;
}

/** What of a product its card tells. */
type CardProduct = SaleProduct & Pick<CatalogueProduct, 'min_qty'>;

const known = new WeakMap<CardProduct, { rate: SaleRate | undefined; text: CardText }>();

/** The texts of a card, worked out once for a product and a rate: the same products are found again and again. */
export function cardText(product: CardProduct, rate: SaleRate | undefined): CardText {
  const before = known.get(product);
  if (before && before.rate === rate) return before.text;
  const text = write(product, rate);
  known.set(product, { rate, text });
  return text;
}

function write(product: CardProduct, rate: SaleRate | undefined): CardText {
  const { qty, min_qty } = product;
  const price = unitPrice(product);
  const isLow = min_qty !== null && exact(qty).lte(min_qty);
  return {
    price: hasPrice(price) ? formatMoney(price.unit_price, price.currency) : undefined,
    other: hasPrice(price) ? otherPrice(product, rate) : undefined,
    stock: exact(qty).lte(0) ? 'none' : isLow ? 'low' : 'enough',
    left: quantityText(qty, product.unit),
  };
}

function otherPrice(product: CardProduct, rate: SaleRate | undefined): string | undefined {
  const both = rate && rate.main !== rate.alternative && priceInBoth(product, rate);
  if (!both) return undefined;
  const isOwnMain = unitPrice(product).currency === rate.main;
  return isOwnMain ? formatMoney(both.alternative, rate.alternative) : formatMoney(both.main, rate.main);
}
