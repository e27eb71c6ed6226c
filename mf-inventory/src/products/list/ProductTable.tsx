import type { Product } from '@cuadra/shared/contract';
import { DataTable, type DataTableProps } from '@cuadra/shared/ui';
import type { CurrentRate } from '../current-rate.ts';
import { productColumns } from './columns.tsx';

export interface ProductTableProps
  extends Pick<
    DataTableProps<Product>,
    'rows' | 'stale' | 'hasMore' | 'loadingMore' | 'moreFailed' | 'onMore'
  > {
  categories: ReadonlyMap<string, string>;
  rate: CurrentRate | undefined;
  withCost: boolean;
}

const idOf = (product: Product) => product.id;

/** The products by rows; only those in sight are drawn, however many there are. */
export function ProductTable({ categories, rate, withCost, ...list }: ProductTableProps) {
  return (
    <DataTable
      {...list}
      label="Productos"
      columns={productColumns({ categories, rate, withCost })}
      rowKey={idOf}
    />
  );
}
