import type { Product } from '@cuadra/shared/contract';
import { linePrice } from '@cuadra/shared/domain';
import type { Api } from './server/api.ts';

/** A product of the catalogue that can be sold, with what a cashier finds it by. */
export type Sellable = Product & { barcode: string };

/**
 * Some real products of the catalogue: priced in dollars, not dear, well in stock, with a barcode.
 *
 * @param words what their names contain, one product for each
 */
export async function pick<const W extends readonly string[]>(
  api: Api,
  ...words: W
): Promise<{ [K in keyof W]: Sellable }> {
  const picked: Sellable[] = [];
  for (const word of words) {
    const found = (await api.products(word)).flatMap(sellable);
    const next = found.find(({ id }) => !picked.some((product) => product.id === id));
    if (next === undefined) throw new Error(`The catalogue has no ${word} to sell`);
    picked.push(next);
  }
  return picked as { [K in keyof W]: Sellable };
}

/** Dollars: scenarios pay with a note of 50, and others make dearer things of the same name in the same shop. */
const DEAREST = 40;

function sellable(product: Product): Sellable[] {
  const [barcode] = product.barcodes;
  const { unit_price, currency } = linePrice(product);
  const price = Number(unit_price);
  const isGood = currency === 'USD' && price > 0 && price <= DEAREST && Number(product.qty) >= 10;
  return barcode !== undefined && isGood ? [{ ...product, barcode }] : [];
}
