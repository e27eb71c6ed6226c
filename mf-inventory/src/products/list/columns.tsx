import type { ListedProduct } from '@cuadra/shared/contract';
import type { TableColumn } from '@cuadra/shared/ui';
import { RelativeTime } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { CurrentRate } from '../current-rate.ts';
import { CostCell, NameCell, PicturedNameCell, PriceCell, WholeStockCell } from './cells.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './selection.ts';
import type { ColumnName } from './shown-columns.ts';

/** Rows are in the server's order; with it a head only tells that it can be asked for. */
const byServer = () => null;

const Quiet = styled.span`
  color: var(--ink-3);
  font-size: var(--t-sm);
`;

export interface ColumnData {
  categories: ReadonlyMap<string, string>;
  rate: CurrentRate | undefined;
  withCost: boolean;
  shown: readonly ColumnName[];
  /** Some of them have a picture; without, the list has no room for any. */
  withPictures: boolean;
  /** A finger on a row selects it, and opens nothing. */
  isSelecting?: boolean;
  /** Undefined for who may change nothing. */
  selection?: Selection | undefined;
}

/** What the list tells of a product. */
export function productColumns(data: ColumnData): TableColumn<ListedProduct>[] {
  const { categories, rate, withCost, shown, selection } = data;
  const optional: Record<ColumnName, TableColumn<ListedProduct>> = {
    category: {
      key: 'category',
      header: 'Categoría',
      cell: ({ category_id }) =>
        (category_id && categories.get(category_id)) || <span className="muted">—</span>,
      room: 'wide',
      width: '18%',
    },
    stock: {
      key: 'stock',
      header: 'Existencia',
      cell: (product) => <WholeStockCell product={product} />,
      room: 'tablet',
      align: 'end',
      width: '170px',
      sortBy: byServer,
    },
    cost: {
      key: 'cost',
      header: 'Costo',
      cell: (product) => <CostCell product={product} />,
      room: 'wide',
      align: 'end',
      width: '130px',
    },
    price: {
      key: 'price',
      header: 'Precio',
      cell: (product) => <PriceCell product={product} rate={rate} />,
      room: 'phone',
      align: 'end',
      width: '140px',
      sortBy: byServer,
    },
    changed: {
      key: 'changed',
      header: 'Último cambio',
      cell: ({ updated_at }) => (
        <Quiet>
          <RelativeTime instant={updated_at} />
        </Quiet>
      ),
      room: 'wide',
      align: 'end',
      width: '150px',
      sortBy: byServer,
    },
  };
  const names = (['category', 'stock', 'cost', 'price', 'changed'] as const).filter(
    (name) => shown.includes(name) && (name !== 'cost' || withCost),
  );
  const name: TableColumn<ListedProduct> = {
    key: 'name',
    header: 'Producto',
    cell: (product) =>
      data.withPictures ? (
        <PicturedNameCell product={product} isPlain={data.isSelecting ?? false} />
      ) : (
        <NameCell product={product} isPlain={data.isSelecting ?? false} />
      ),
    room: 'phone',
    sortBy: byServer,
  };
  const box: TableColumn<ListedProduct> | undefined = selection && {
    key: 'selected',
    header: '',
    head: <SelectAll selection={selection} />,
    cell: (product) => (
      <SelectBox
        label={`Seleccionar ${product.name}`}
        checked={selection.has(product.id)}
        onChange={() => selection.toggle(product.id)}
      />
    ),
    // A phone has no room for it, but while somebody selects.
    room: data.isSelecting ? 'phone' : 'tablet',
    width: '48px',
  };
  return [...(box ? [box] : []), name, ...names.map((one) => optional[one])];
}
