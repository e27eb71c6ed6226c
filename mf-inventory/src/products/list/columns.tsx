import type { Product } from '@cuadra/shared/contract';
import type { ReactNode } from 'react';
import type { CurrentRate } from '../shown-price.ts';
import { CostCell, NameCell, PriceCell, StockCell } from './cells.tsx';

/** The narrowest screen that a column is drawn on: a phone, a tablet, or one with room for everything. */
export type ColumnRoom = 'phone' | 'tablet' | 'wide';

export interface ProductColumn {
  key: string;
  header: string;
  cell: (product: Product) => ReactNode;
  room: ColumnRoom;
  /** A figure: right-aligned. */
  end?: boolean;
  /** Any CSS width; what is left goes to the name. */
  width?: string;
}

/** What the list tells of a product. */
export function productColumns(data: {
  categories: ReadonlyMap<string, string>;
  rate: CurrentRate | undefined;
  withCost: boolean;
}): ProductColumn[] {
  const { categories, rate, withCost } = data;
  const cost: ProductColumn = {
    key: 'cost',
    header: 'Costo',
    cell: (product) => <CostCell product={product} />,
    room: 'wide',
    end: true,
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
      end: true,
      width: '150px',
    },
    ...(withCost ? [cost] : []),
    {
      key: 'price',
      header: 'Precio',
      cell: (product) => <PriceCell product={product} rate={rate} />,
      room: 'phone',
      end: true,
      width: '140px',
    },
  ];
}
