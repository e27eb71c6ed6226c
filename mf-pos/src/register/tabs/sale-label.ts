import { formatMoney } from '@cuadra/shared/domain';
import { nameOf } from '../../sale/lines/line.ts';
import { totalOfLines } from '../../sale/lines/line-totals.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';

/** A sale among others: «Venta 3 · Ana Gil · Bs. 1.032,22». With its number also where it has a name of its own. */
export function saleLabel(
  { number, name, client, products }: Pick<SaleTab, 'number' | 'name' | 'client' | 'products'>,
  rate: SaleRate | undefined,
): string {
  const [first] = products;
  const total = first && rate && formatMoney(totalOfLines(products, rate).main, rate.main);
  return [
    name === `Venta ${number}` ? name : `${number} · ${name}`,
    client?.name ?? (first ? nameOf(first) : 'vacía'),
    ...(total ? [total] : []),
  ].join(' · ');
}
