import type { ListedProduct } from '@cuadra/shared/contract';
import { DataTable, type DataTableProps } from '@cuadra/shared/ui';
import { type ColumnData, productColumns } from './columns.tsx';

export interface ProductTableProps
  extends Pick<
      DataTableProps<ListedProduct>,
      'rows' | 'stale' | 'hasMore' | 'loadingMore' | 'moreFailed' | 'onMore' | 'sort' | 'onSort'
    >,
    Omit<ColumnData, 'withPictures'> {
  /** The row that is to have the focus, as `RowMoves` takes it. */
  sought?: { index: number } | undefined;
  /** Undefined for who may not edit. */
  onOpen?: ((product: ListedProduct) => void) | undefined;
}

const idOf = (product: ListedProduct) => product.id;
const nothing = () => {};

/** The products by rows; only those in sight are drawn, however many there are. */
export function ProductTable(props: ProductTableProps) {
  const {
    categories,
    rate,
    withCost,
    shown,
    selection,
    isSelecting = false,
    sought,
    onOpen,
    ...list
  } = props;
  const moves = (onOpen || selection) && {
    onOpen: isSelecting && selection ? ({ id }: ListedProduct) => selection.toggle(id) : (onOpen ?? nothing),
    onToggle: ({ id }: ListedProduct) => selection?.toggle(id),
    onExtend: (rows: readonly ListedProduct[]) => selection?.set(rows.map(idOf)),
    isSelected: ({ id }: ListedProduct) => selection?.has(id) ?? false,
    sought,
  };
  const withPictures = list.rows?.some(({ image }) => image !== undefined) ?? false;
  return (
    <DataTable
      {...list}
      label="Productos"
      columns={productColumns({ categories, rate, withCost, shown, selection, withPictures, isSelecting })}
      rowKey={idOf}
      moves={moves}
    />
  );
}
