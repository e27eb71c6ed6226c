import type { Both, SimulatedProduct } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { type Currencies, utilityNow } from '../../goods/formula-text.ts';

/** What a rise does to one product, worked out for a table and a file. */
export interface Hit {
  product: SimulatedProduct;
  /** What today's price adds to both costs, in percent; null for a material, or where a cost is not known. */
  utilityBefore: string | null;
  utilityAfter: string | null;
  /** The price that adds as much to the new cost as today's does to the old one; null where there is none to keep. */
  keeping: string | null;
}

export function hitOf(product: SimulatedProduct, currencies: Currencies): Hit {
  const { price, before, after } = product;
  if (!price) return { product, utilityBefore: null, utilityAfter: null, keeping: null };
  return {
    product,
    utilityBefore: utilityNow(price, before, currencies),
    utilityAfter: utilityNow(price, after, currencies),
    keeping: keepingPrice(price.now, before, after),
  };
}

function keepingPrice(now: string, before: Both | null, after: Both | null): string | null {
  if (!before || !after || exact(before.main).lte(0) || exact(now).lte(0)) return null;
  return toMoney(exact(now).times(after.main).div(before.main));
}

/** The price that a product should have then: by its utility, or what keeps what it gives today. */
export function wantedPrice({ product, keeping }: Hit): string | null {
  return product.price?.suggested ?? keeping;
}

/** Those whose price somebody has to change: fixed ones that would give less than they should. */
export function toChange(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    const { price } = hit.product;
    const wanted = wantedPrice(hit);
    return price?.is_fixed_price === true && wanted !== null && exact(wanted).gt(price.now);
  });
}

/** As a Spanish spreadsheet opens it: `;` between the cells, decimal commas, a byte order mark. */
export function hitsFile(hits: readonly Hit[], { main, alternative }: Currencies): string {
  const titles = [
    ...['producto', 'formula', `costo_antes_${alternative}`, `costo_despues_${alternative}`],
    ...[`costo_antes_${main}`, `costo_despues_${main}`, 'sube_%', 'precio', 'moneda'],
    ...['utilidad_antes_%', 'utilidad_despues_%', 'precio_nuevo'],
  ];
  const rows = hits.map((hit) => {
    const { good, formula_name, before, after, rise, price } = hit.product;
    const numbers = (values: (string | null | undefined)[]) =>
      values.map((value) => value?.replace('.', ','));
    return [
      ...[good.name, formula_name],
      ...numbers([before?.alternative, after?.alternative, before?.main, after?.main, rise, price?.now]),
      price?.currency,
      ...numbers([hit.utilityBefore, hit.utilityAfter, wantedPrice(hit)]),
    ];
  });
  return `\ufeff${[titles, ...rows].map((cells) => cells.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

/** What a spreadsheet would run begins with an apostrophe, as in the files of the API. */
function csvCell(value: string | null | undefined): string {
  const text = value ?? '';
  const safe = /^[=+@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
