import type { Product } from '@cuadra/shared/contract';
import { linePrice } from '@cuadra/shared/domain';
import type { Api } from './server/api.ts';

/** A product of the catalogue that can be sold, with what a cashier finds it by. */
export type Sellable = Product & { barcode: string };

/**
 * Some real products of the catalogue: priced in dollars, well in stock, with a barcode.
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

function sellable(product: Product): Sellable[] {
  const [barcode] = product.barcodes;
  const { unit_price, currency } = linePrice(product);
  const isGood = currency === 'USD' && Number(unit_price) > 0 && Number(product.qty) >= 10;
  return barcode !== undefined && isGood ? [{ ...product, barcode }] : [];
}
