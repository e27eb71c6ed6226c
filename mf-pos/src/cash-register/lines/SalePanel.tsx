import { Button, EmptyState, Icon } from '@cuadra/shared/ui';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import type { SaleRate } from '../charge/sale-draft.ts';
import { COMPACT } from '../layout.ts';
import { SaleTabs } from '../tabs/SaleTabs.tsx';
import { useSale, useTill } from '../till.ts';
import { articleCount, removeLine, setQuantity } from './cart.ts';
import { LineRow } from './LineRow.tsx';
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

const Paper = styled.section<{ $open: boolean }>`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--surface);
  border-inline-start: 1px solid var(--line);
  ${COMPACT} {
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    max-height: calc(100% - var(--s-7));
    border: 0;
    border-radius: 16px 16px 0 0;
    box-shadow: var(--shadow-3);
    ${({ $open }) => $open && 'height: 90%;'}
  }
`;

/** On a phone the lines wait below the total until they are wanted. */
const Contents = styled.div<{ $open: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  ${COMPACT} {
    ${({ $open }) => !$open && 'display: none;'}
  }
`;

const Lines = styled.ol`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  display: grid;
  gap: var(--s-2);
  padding: 14px var(--s-4) var(--s-4);
  border-top: 1px solid var(--line);
  background: var(--surface-2);
  ${COMPACT} {
    padding-bottom: max(var(--s-4), env(safe-area-inset-bottom));
  }
`;

const Count = styled.div`
  font-size: var(--t-sm);
  color: var(--ink-2);
  ${COMPACT} {
    display: none;
  }
`;

const Handle = styled.button`
  display: none;
  ${COMPACT} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
    width: 100%;
    min-height: 44px;
    padding: 0 var(--s-4);
    border: 0;
    background: none;
    font-weight: 600;
    font-size: var(--t-sm);
    color: var(--ink-2);
    svg {
      transition: transform var(--quick);
    }
    &[aria-expanded='false'] svg {
      transform: rotate(180deg);
    }
  }
`;

const Veil = styled.div`
  display: none;
  ${COMPACT} {
    display: block;
    position: absolute;
    inset: 0;
    z-index: 1;
    background: var(--backdrop);
  }
`;

/** The sale: its lines, what they come to, and the button that charges. On a phone, a sheet at the bottom. */
export function SalePanel({ rate, latest, warnsOfStock, onCharge, onScan, onDone }: SalePanelProps) {
  const sale = useSale();
  const editLines = useTill((till) => till.editLines);
  const [isOpen, setOpen] = useState(false);
  const { number, products } = sale;
  const changeQuantity = useCallback(
    (productId: string, qty: string) => editLines(number, (lines) => setQuantity(lines, productId, qty)),
    [editLines, number],
  );
  const remove = useCallback(
    (productId: string) => editLines(number, (lines) => removeLine(lines, productId)),
    [editLines, number],
  );
  const count = countText(articleCount(products));

  return (
    <>
      {isOpen && <Veil onClick={() => setOpen(false)} />}
      <Paper aria-label="Venta" $open={isOpen}>
        <Handle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            {sale.name} · {count}
          </span>
          <Icon name="chevron-down" />
        </Handle>
        <Contents $open={isOpen}>
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
              {products.length === 0 && (
                <li>
                  <EmptyState icon="barcode" title="Escanea o busca el primer producto" level={3}>
                    También puedes tocarlo en la lista.
                  </EmptyState>
                </li>
              )}
            </Lines>
          </SaleTabs>
        </Contents>
        <Foot>
          <Count>{count}</Count>
          <SaleTotals lines={products} rate={rate} />
          <Button variant="primary" size="lg" block shortcut="F9" disabled={!onCharge} onClick={onCharge}>
            Cobrar
          </Button>
        </Foot>
      </Paper>
    </>
  );
}

function countText(count: number): string {
  return count === 1 ? '1 artículo' : `${count} artículos`;
}
