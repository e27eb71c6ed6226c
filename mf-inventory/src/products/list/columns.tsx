import type { Product } from '@cuadra/shared/contract';
import type { TableColumn } from '@cuadra/shared/ui';
import type { CurrentRate } from '../current-rate.ts';
import { CostCell, NameCell, PriceCell, StockCell } from './cells.tsx';

/** What the list tells of a product. */
export function productColumns(data: {
  categories: ReadonlyMap<string, string>;
  rate: CurrentRate | undefined;
  withCost: boolean;
}): TableColumn<Product>[] {
  const { categories, rate, withCost } = data;
  const cost: TableColumn<Product> = {
    key: 'cost',
    header: 'Costo',
    cell: (product) => <CostCell product={product} />,
    room: 'wide',
    align: 'end',
    width: '130px',
  };
  return [
    { key: 'name', header: 'Producto', cell: (product) => <NameCell product={product} />, room: 'phone' },
    {
      key: 'category',
      header: 'Categoría',
      cell: ({ category_id }) =>
        (category_id && categories.get(category_id)) || <span className="muted">—</span>,
      room: 'wide',
      width: '18%',
    },
    {
      key: 'stock',
      header: 'Existencia',
      cell: (product) => <StockCell product={product} />,
      room: 'tablet',
      align: 'end',
      width: '150px',
    },
    ...(withCost ? [cost] : []),
    {
      key: 'price',
      header: 'Precio',
      cell: (product) => <PriceCell product={product} rate={rate} />,
      room: 'phone',
      align: 'end',
      width: '140px',
    },
  ];
}
