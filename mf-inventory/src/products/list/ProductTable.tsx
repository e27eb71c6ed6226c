import type { Product } from '@cuadra/shared/contract';
import { PHONE, Skeleton } from '@cuadra/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { CurrentRate } from '../shown-price.ts';
import { CostCell, NameCell, PriceCell, StockCell } from './cells.tsx';
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

interface Column {
  key: string;
  header: string;
  cell: (product: Product) => ReactNode;
  end?: boolean;
  width?: string;
  wideOnly?: boolean;
}

const Whole = styled.table<{ $stale: boolean }>`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--quick);
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
`;

const Head = styled.th<{ $end: boolean; $wideOnly: boolean; $width: string | undefined }>`
  position: sticky;
  top: var(--toolbar, 0);
  z-index: 1;
  width: ${({ $width }) => $width ?? 'auto'};
  height: 38px;
  padding: 0 var(--s-3);
  background: var(--surface-2);
  box-shadow: inset 0 -1px var(--line);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  font-size: var(--t-xs);
  font-weight: 600;
  color: var(--ink-3);
  white-space: nowrap;
  &:first-child {
    padding-inline-start: var(--s-4);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
  }
  ${PHONE} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

const Cell = styled.td<{ $end: boolean; $wideOnly: boolean }>`
  height: var(--row);
  padding: 0 var(--s-3);
  border-bottom: 1px solid var(--line);
  text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:first-child {
    padding-inline-start: var(--s-4);
  }
  &:last-child {
    padding-inline-end: var(--s-4);
  }
  ${PHONE} {
    ${({ $wideOnly }) => $wideOnly && 'display: none;'}
  }
`;

const Line = styled.tr`
  &:last-child > td {
    border-bottom: 0;
  }
  &:hover > td {
    background: var(--surface-2);
  }
`;

/** The products by rows; only those in sight are drawn, however many there are. */
export function ProductTable(props: ProductTableProps) {
  const { products, categories, rate, withCost, stale, hasMore, onNearEnd } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const count = products?.length ?? 0;
  const height = useRowHeight();
  const { indexes, before, after } = useRowWindow(body, count, height);
  const last = indexes.at(-1) ?? 0;
  useEffect(() => {
    if (hasMore && count > 0 && last >= count - NEAR_END) onNearEnd();
  }, [hasMore, last, count, onNearEnd]);

  const columns: Column[] = [
    { key: 'name', header: 'Producto', cell: (product) => <NameCell product={product} /> },
    {
      key: 'category',
      header: 'Categoría',
      cell: ({ category_id }) =>
        (category_id && categories.get(category_id)) || <span className="muted">—</span>,
      width: '18%',
      wideOnly: true,
    },
    {
      key: 'stock',
      header: 'Existencia',
      cell: (product) => <StockCell product={product} />,
      end: true,
      width: '150px',
      wideOnly: true,
    },
    ...(withCost
      ? [
          {
            key: 'cost',
            header: 'Costo',
            cell: (product: Product) => <CostCell product={product} />,
            end: true,
            width: '130px',
            wideOnly: true,
          },
        ]
      : []),
    {
      key: 'price',
      header: 'Precio',
      cell: (product) => <PriceCell product={product} rate={rate} />,
      end: true,
      width: '140px',
    },
  ];

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
          {columns.map(({ key, header, end = false, wideOnly = false, width }) => (
            <Head key={key} scope="col" $end={end} $wideOnly={wideOnly} $width={width}>
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
                {columns.map(({ key, cell, end = false, wideOnly = false }) => (
                  <Cell key={key} $end={end} $wideOnly={wideOnly}>
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

function SkeletonRow({ columns, index }: { columns: readonly Column[]; index: number }) {
  return (
    <tr>
      {columns.map(({ key, end = false, wideOnly = false }, column) => (
        <Cell key={key} $end={end} $wideOnly={wideOnly}>
          <Bone $end={end}>
            <Skeleton width={column === 0 ? `${62 - ((index * 13) % 34)}%` : 64} />
          </Bone>
        </Cell>
      ))}
    </tr>
  );
}

const Bone = styled.div<{ $end: boolean }>`
  display: grid;
  justify-items: ${({ $end }) => ($end ? 'end' : 'start')};
`;
