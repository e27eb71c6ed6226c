import { useCan } from '@cuadra/shared/state';
import { Button, EmptyState, LOW } from '@cuadra/shared/ui';
import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useKey } from '../../keyboard/use-key.ts';
import { articleCount, articleText, setDiscount, setNote, setQuantity } from '../../sale/lines/cart.ts';
import { withDiscount } from '../../sale/lines/discount.ts';
import { isOfLine, lineKey } from '../../sale/lines/line.ts';
import { putBack, takeOut } from '../../sale/lines/removed-lines.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { useSale, useSaleTabs } from '../../tabs/sale-tabs-context.ts';
import { useSaleClient } from '../client/use-sale-client.ts';
import {
  ClientDialog,
  CollectDebt,
  DiscountDialog,
  NoteDialog,
  PresentationDialog,
  SaleMarks,
} from '../dialogs/lazy-dialogs.ts';
import { COMPACT } from '../layout.ts';
import type { SaleNews } from '../news/SaleWatch.tsx';
import { SaleTabs } from '../tabs/SaleTabs.tsx';
import { isTouch } from '../touch.ts';
import { ClientBar } from './ClientBar.tsx';
import { type LineDialog, LineRow } from './LineRow.tsx';
import { SaleSheet } from './SaleSheet.tsx';
import { SaleTotals } from './SaleTotals.tsx';
import { UndoBar } from './UndoBar.tsx';
import { type LatestLine, useChosenLine } from './use-chosen-line.ts';

export interface SalePanelProps {
  rate: SaleRate | undefined;
  /** The product that was added last. */
  latest: LatestLine | undefined;
  news: SaleNews;
  /** The line that the cashier is led to, until she has it before her. */
  attention: LatestLine | undefined;
  /** Leads to a line, by its key; without one, there she is. */
  onLead: (line?: LatestLine) => void;
  /** The stock is being asked for before it is charged. */
  isChecking: boolean;
  /** It was, and the sale is not to be charged as it is. */
  isHeld: boolean;
  /** Undefined while the sale cannot be charged. */
  onCharge: (() => void) | undefined;
  onScan: (code: string) => void;
  /** The cashier looks for a product. */
  onFind: () => void;
  /** The cashier is done with a quantity, a dialog, a removal. */
  onDone: () => void;
}

const Lines = styled.ol`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  ${COMPACT} {
    ${LOW} {
      overflow: visible;
    }
  }
`;

/** The sheet's handle says it where there is one. */
const Count = styled.div`
  font-size: var(--t-sm);
  color: var(--ink-2);
  ${COMPACT} {
    display: none;
  }
  ${LOW} {
    display: none;
  }
`;

/** The sale: whose it is, its lines, what they come to, and the button that charges. */
export const SalePanel = memo(function SalePanel({
  rate,
  latest,
  news: { short, prices },
  attention,
  onLead,
  isChecking,
  isHeld,
  onCharge,
  onScan,
  onFind,
  onDone,
}: SalePanelProps) {
  const sale = useSale();
  const { name, number, products, removed } = sale;
  const edit = useSaleTabs((state) => state.edit);
  const editLines = useSaleTabs((state) => state.editLines);
  const client = useSaleClient();
  const mayAssign = useCan(['sales', 'assign_client']);
  const mayRead = useCan(['clients', 'read']);
  const hasClients = mayAssign && mayRead;
  const mayCollect = useCan(['clients', 'update']);
  const { line, choose } = useChosenLine(products, latest);
  const [open, setOpen] = useState<'client' | 'debt' | { dialog: LineDialog; of: string }>();

  const changeQuantity = useCallback(
    (key: string, qty: string) => editLines(number, (lines) => setQuantity(lines, key, qty)),
    [editLines, number],
  );
  const remove = useCallback(
    (key: string) => {
      edit(number, (tab) => takeOut(tab, key));
      onDone();
    },
    [edit, number, onDone],
  );
  const undo = useCallback(() => edit(number, putBack), [edit, number]);
  const openClient = useCallback(() => setOpen('client'), []);
  const openDebt = useCallback(() => setOpen('debt'), []);
  const openOf = useCallback((dialog: LineDialog, of: string) => setOpen({ dialog, of }), []);
  const removeClient = useCallback(
    () => edit(number, { client: null, type: 'normal', uses_favour: false }),
    [edit, number],
  );
  const close = () => {
    setOpen(undefined);
    onDone();
  };
  const hasLine = line !== undefined;
  useKey('client', openClient, hasClients);
  useKey('removeClient', removeClient, hasClients && client !== null);
  const repriced =
    prices.changed.find(({ product_id }) => product_id === line?.product_id) ?? prices.changed[0];
  useKey('takePrice', () => prices.take(repriced?.product_id), repriced !== undefined);
  useKey(
    'keepPrice',
    () => prices.keep?.(repriced?.product_id),
    repriced !== undefined && prices.keep !== undefined,
  );
  useKey('discount', () => line && openOf('discount', lineKey(line)), hasLine);
  useKey('note', () => line && openOf('note', lineKey(line)), hasLine);
  useKey('presentation', () => line && openOf('presentation', lineKey(line)), line?.is_presented === true);
  useKey('removeLine', () => line && remove(lineKey(line)), hasLine);
  useKey('undo', undo, removed.length > 0);
  useKey('quantity', () => line && focusQuantity(lineKey(line)), hasLine);

  useEffect(() => {
    if (!attention) return;
    // With the frame in which the sheet of a phone is open.
    requestAnimationFrame(() => {
      // Under a finger the keyboard would cover the line.
      if (!isTouch()) focusQuantity(attention.id);
      onLead();
    });
  }, [attention, onLead]);

  // The line that it was opened for: another one may be scanned meanwhile.
  const opened = typeof open === 'object' && products.find((one) => lineKey(one) === open.of);
  const dialog = typeof open === 'object' && open.dialog;
  const isEmpty = products.length === 0;
  const count = articleText(articleCount(products));

  return (
    <SaleSheet
      name={name}
      count={isEmpty ? undefined : count}
      attention={attention}
      foot={
        <>
          {!isEmpty && <Count>{count}</Count>}
          {!isEmpty && (
            <SaleMarks
              sale={sale}
              rate={rate}
              short={short}
              isHeld={isHeld}
              onSeen={() => edit(number, { rate_seen: rate?.rate ?? null })}
              onSee={(id) => onLead({ id, text: '' })}
            />
          )}
          <SaleTotals lines={products} rate={rate} />
          <ChargeButton onCharge={onCharge} isChecking={isChecking} />
        </>
      }
    >
      <SaleTabs rate={rate} onDone={onDone}>
        {hasClients && (
          <ClientBar
            client={client}
            rate={rate}
            onPick={openClient}
            onRemove={removeClient}
            onCollect={mayCollect ? openDebt : undefined}
          />
        )}
        <Lines aria-label="Líneas">
          {products.map((one) => {
            const lack = short.find(({ product_id }) => product_id === one.product_id);
            return (
              <LineRow
                key={lineKey(one)}
                line={one}
                rate={rate}
                isChosen={one === line}
                there={lack?.there}
                wanted={lack?.wanted}
                priceNow={prices.changed.find((change) => isOfLine(change, one))?.now}
                onTakePrice={prices.take}
                onKeepPrice={prices.keep}
                onChoose={choose}
                onQuantity={changeQuantity}
                onOpen={openOf}
                onRemove={remove}
                onScan={onScan}
                onDone={onDone}
              />
            );
          })}
          {isEmpty && (
            <li>
              <EmptyState
                icon="barcode"
                title="Escanea o busca el primer producto"
                level={3}
                action={
                  <Button icon="search" data-closes-sheet onClick={onFind}>
                    Buscar un producto
                  </Button>
                }
              />
            </li>
          )}
        </Lines>
        <UndoBar key={number} removed={removed} onUndo={undo} />
        <Suspense fallback={null}>
          {open === 'client' && (
            <ClientDialog
              rate={rate}
              onChoose={(chosen) => edit(number, { client: chosen, uses_favour: false })}
              onClose={close}
            />
          )}
          {open === 'debt' && client && <CollectDebt client={client} onClose={close} />}
          {dialog === 'discount' && opened && (
            <DiscountDialog
              line={opened}
              rate={rate}
              count={products.length}
              onSave={(discount) =>
                editLines(number, (lines) => setDiscount(lines, lineKey(opened), discount))
              }
              onSaveAll={(discount) =>
                editLines(number, (lines) => lines.map((one) => withDiscount(one, discount)))
              }
              onClose={close}
            />
          )}
          {dialog === 'presentation' && opened && (
            <PresentationDialog
              line={opened}
              rate={rate}
              onSave={(change) => editLines(number, change)}
              onClose={close}
            />
          )}
          {dialog === 'note' && opened && (
            <NoteDialog
              line={opened}
              onSave={(note) => editLines(number, (lines) => setNote(lines, lineKey(opened), note))}
              onClose={close}
            />
          )}
        </Suspense>
      </SaleTabs>
    </SaleSheet>
  );
});

const ChargeButton = memo(function ChargeButton({
  onCharge,
  isChecking,
}: Pick<SalePanelProps, 'onCharge' | 'isChecking'>) {
  return (
    <Button
      variant="primary"
      size="lg"
      block
      shortcut="F9"
      loading={isChecking}
      disabled={!onCharge}
      onClick={onCharge}
    >
      Cobrar
    </Button>
  );
});

function focusQuantity(key: string): void {
  document.querySelector<HTMLInputElement>(`[data-line="${CSS.escape(key)}"] input`)?.focus();
}
