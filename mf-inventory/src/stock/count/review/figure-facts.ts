import type { ApiOutput } from '@cuadra/shared/client';
import { formatMoney, formatQuantity } from '@cuadra/shared/domain';

export type CountFigures = ApiOutput<'GET /stock_counts/{id}/figures'>;
type Fact = readonly [name: string, value: string];

/** What a count comes to, a line each; what is none is left out, and so is money that may not be seen. */
export function figureFacts(figures: CountFigures): Fact[] {
  const { products, different, moved, withdrawn, uncounted, money, uncosted } = figures;
  const some = (name: string, count: number | null): Fact[] =>
    count === null || count === 0 ? [] : [[name, formatQuantity(count)]];
  return [
    ['Productos contados', formatQuantity(products)],
    ['Con diferencia', formatQuantity(different)],
    ...some('Se movieron mientras se contaban', moved),
    ...some('Retirados del catálogo', withdrawn),
    ...some('Sin contar todavía', uncounted),
    ...(money ?? []).flatMap(({ currency, missing, surplus }): Fact[] => [
      ...(missing === '0.00' ? [] : [['Falta, al costo', formatMoney(missing, currency)] as const]),
      ...(surplus === '0.00' ? [] : [['Sobra, al costo', formatMoney(surplus, currency)] as const]),
    ]),
    ...some('Con diferencia y sin costo', uncosted),
  ];
}
