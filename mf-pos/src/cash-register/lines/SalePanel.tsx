import { Button, EmptyState } from '@cuadra/shared/ui';
import { useCallback } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { COMPACT } from '../layout.ts';
import { SaleTabs } from '../tabs/SaleTabs.tsx';
import { useSale, useTill } from '../till.ts';
import { articleCount, articleText, removeLine, setQuantity } from './cart.ts';
import { LineRow } from './LineRow.tsx';
import { SaleSheet } from './SaleSheet.tsx';
import { SaleTotals } from './SaleTotals.tsx';

export interface SalePanelProps {
  rate: SaleRate | undefined;
  /** The product that was added last. */
  latest: string | undefined;
  warnsOfStock: boolean;
  /** Undefined while the sale cannot be charged. */
  onCharge: (() => void) | undefined;
  onScan: (code: string) => void;
  /** The cashier is done with a quantity. */
  onDone: () => void;
}

const Lines = styled.ol`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

/** The sheet's handle says it where there is one. */
const Count = styled.div`
  font-size: var(--t-sm);
  color: var(--ink-2);
  ${COMPACT} {
    display: none;
  }
`;

/** The sale: its lines, what they come to, and the button that charges. */
export function SalePanel({ rate, latest, warnsOfStock, onCharge, onScan, onDone }: SalePanelProps) {
  const { name, number, products } = useSale();
  const editLines = useTill((till) => till.editLines);
  const changeQuantity = useCallback(
    (productId: string, qty: string) => editLines(number, (lines) => setQuantity(lines, productId, qty)),
    [editLines, number],
  );
  const remove = useCallback(
    (productId: string) => editLines(number, (lines) => removeLine(lines, productId)),
    [editLines, number],
  );
  const isEmpty = products.length === 0;
  const count = articleText(articleCount(products));

  return (
    <SaleSheet
      name={name}
      count={isEmpty ? undefined : count}
      foot={
        <>
          {!isEmpty && <Count>{count}</Count>}
          <SaleTotals lines={products} rate={rate} />
          <Button variant="primary" size="lg" block shortcut="F9" disabled={!onCharge} onClick={onCharge}>
            Cobrar
          </Button>
        </>
      }
    >
      <SaleTabs>
        <Lines aria-label="Líneas">
          {products.map((line) => (
            <LineRow
              key={line.product_id}
              line={line}
              rate={rate}
              isLatest={line.product_id === latest}
              warnsOfStock={warnsOfStock}
              onQuantity={changeQuantity}
              onRemove={remove}
              onScan={onScan}
              onDone={onDone}
            />
          ))}
          {isEmpty && (
            <li>
              <EmptyState icon="barcode" title="Escanea o busca el primer producto" level={3}>
                También puedes tocarlo en la lista.
              </EmptyState>
            </li>
          )}
        </Lines>
      </SaleTabs>
    </SaleSheet>
  );
}
