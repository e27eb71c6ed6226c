import type { Product } from '@cuadra/shared/contract';
import { Skeleton } from '@cuadra/shared/ui';
import { useEffect, useRef } from 'react';
import type { CurrentRate } from '../shown-price.ts';
import { type ProductColumn, productColumns } from './columns.tsx';
import { Bone, Cell, Head, Line, Whole } from './table-style.ts';
import { useRowHeight } from './use-row-height.ts';
import { useRowWindow } from './use-row-window.ts';

export interface ProductTableProps {
  /** Undefined while the first ones are on their way. */
  products: readonly Product[] | undefined;
  categories: ReadonlyMap<string, string>;
  rate: CurrentRate | undefined;
  withCost: boolean;
  /** What is in sight belongs to the search before. */
  stale: boolean;
  hasMore: boolean;
  /** Called when the end comes near. */
  onNearEnd: () => void;
}

/** Rows before the end at which the next ones are asked for. */
const NEAR_END = 40;
const SKELETON_ROWS = Array.from({ length: 12 }, (_, index) => index);

/** The products by rows; only those in sight are drawn, however many there are. */
export function ProductTable(props: ProductTableProps) {
  const { products, stale, hasMore, onNearEnd } = props;
  const columns = productColumns(props);
  const body = useRef<HTMLTableSectionElement>(null);
  const count = products?.length ?? 0;
  const height = useRowHeight();
  const { indexes, before, after } = useRowWindow(body, count, height);
  const last = indexes.at(-1) ?? 0;
  useEffect(() => {
    if (hasMore && count > 0 && last >= count - NEAR_END) onNearEnd();
  }, [hasMore, last, count, onNearEnd]);

  return (
    <Whole
      aria-label="Productos"
      aria-busy={!products || stale}
      aria-rowcount={hasMore ? -1 : count + 1}
      $stale={stale}
      style={{ '--row': `${height}px` }}
    >
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ key, header, end = false, room, width }) => (
            <Head key={key} scope="col" $end={end} $room={room} $width={width}>
              {header}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {!products &&
          SKELETON_ROWS.map((index) => <SkeletonRow key={index} columns={columns} index={index} />)}
        {before > 0 && <Gap height={before} />}
        {indexes.map((index) => {
          const product = products?.[index];
          return (
            product && (
              <Line key={product.id} aria-rowindex={index + 2}>
                {columns.map(({ key, cell, end = false, room }) => (
                  <Cell key={key} $end={end} $room={room}>
                    {cell(product)}
                  </Cell>
                ))}
              </Line>
            )
          );
        })}
        {after > 0 && <Gap height={after} />}
      </tbody>
    </Whole>
  );
}

/** Stands for the rows that are out of sight. One cell: to span columns that a phone hides would bring them back. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

function SkeletonRow({ columns, index }: { columns: readonly ProductColumn[]; index: number }) {
  return (
    <tr>
      {columns.map(({ key, end = false, room }, column) => (
        <Cell key={key} $end={end} $room={room}>
          <Bone $end={end}>
            <Skeleton width={column === 0 ? `${62 - ((index * 13) % 34)}%` : 64} />
          </Bone>
        </Cell>
      ))}
    </tr>
  );
}
