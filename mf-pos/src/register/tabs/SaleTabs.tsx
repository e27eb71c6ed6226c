import { ConfirmDialog, IconButton, Kbd, Tabs, TOUCH } from '@cuadra/shared/ui';
import { memo, type ReactNode, Suspense, useState } from 'react';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { articleCount } from '../../sale/lines/cart.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import { hasContent, type SaleTab } from '../../sale/sale-tab.ts';
import { useSale, useSaleTabs, useSaleTabsStore } from '../../tabs/sale-tabs-context.ts';
import { DetailsDialog, KeyHelp } from '../dialogs/lazy-dialogs.ts';
import { OtherSales } from '../lazy-aside.ts';

const Count = styled.span`
  min-width: 18px;
  padding: 0 5px;
  border-radius: 999px;
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--t-2xs);
  line-height: 18px;
  text-align: center;
`;

const Strip = styled(Tabs)`
  flex: none;
  padding-block: 4px 0;
  padding-inline-end: var(--s-2);
`;

const Tools = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  margin-inline-start: auto;
  color: var(--ink-3);
  & > kbd {
    margin-inline-start: -4px;
  }
`;

/** There is no keyboard under a finger. */
const Help = styled.button`
  display: grid;
  place-items: center;
  height: 30px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-1);
  background: none;
  color: inherit;
  &:hover {
    color: var(--ink);
    background: var(--sunken);
  }
  ${TOUCH} {
    display: none;
  }
`;

const titled = (name: 'newSale' | 'details', label: string) => ({
  label,
  title: `${label} (${KEYS[name].drawn})`,
  'aria-keyshortcuts': ariaKey(name),
});

interface SaleToolsProps {
  onDone: () => void;
  onOpen: (dialog: 'details' | 'help') => void;
}

/** What is done with sales, after their tabs. */
const SaleTools = memo(function SaleTools({ onDone, onOpen }: SaleToolsProps) {
  const open = useSaleTabs((state) => state.open);
  return (
    <Tools>
      <IconButton
        icon="plus"
        size="sm"
        {...titled('newSale', 'Nueva venta')}
        onClick={() => {
          open();
          onDone();
        }}
      />
      <Kbd rare>{KEYS.newSale.drawn}</Kbd>
      <IconButton
        icon="pencil"
        size="sm"
        {...titled('details', 'Nombre y nota de la venta')}
        onClick={() => onOpen('details')}
      />
      <Kbd rare>{KEYS.details.drawn}</Kbd>
      <Help
        type="button"
        aria-label="Ver todas las teclas"
        title="Ver todas las teclas"
        aria-keyshortcuts={ariaKey('help')}
        onClick={() => onOpen('help')}
      >
        <Kbd>{KEYS.help.drawn}</Kbd>
      </Help>
    </Tools>
  );
});

export interface SaleTabsProps {
  rate: SaleRate | undefined;
  children: ReactNode;
  onDone: () => void;
}

/** The open sales; the selected one is what stands below. */
export function SaleTabs({ rate, children, onDone }: SaleTabsProps) {
  const tabs = useSaleTabs((state) => state.tabs);
  const { select, close, edit } = useSaleTabsStore().getState();
  const selected = useSale();
  const [closing, setClosing] = useState<SaleTab>();
  const [shown, setShown] = useState<'details' | 'help'>();

  const ask = (id: string) => {
    const tab = tabs.find(({ number }) => String(number) === id);
    if (!tab) return;
    if (hasContent(tab)) setClosing(tab);
    else close(tab.number);
  };
  const done = () => {
    setShown(undefined);
    onDone();
  };
  useKey('details', () => setShown('details'));
  useKey('help', () => setShown('help'));
  useKey('closeSale', () => ask(String(selected.number)));

  return (
    <Strip
      label="Ventas"
      tabs={tabs.map((tab) => ({
        id: String(tab.number),
        label: tab.name,
        ...(tab.products.length > 0 && { badge: <Count aria-hidden>{articleCount(tab.products)}</Count> }),
      }))}
      selected={String(selected.number)}
      onSelect={(id) => select(Number(id))}
      onClose={ask}
      trailing={
        <>
          <OtherSales tabs={tabs} rate={rate} onSelect={select} />
          <SaleTools onDone={onDone} onOpen={setShown} />
        </>
      }
    >
      {children}
      <ConfirmDialog
        open={closing !== undefined && closing.charge === null}
        onOpenChange={(isOpen) => !isOpen && setClosing(undefined)}
        title={`¿Cerrar ${closing?.name ?? 'la venta'}?`}
        confirm="Cerrar venta"
        cancel="No"
        danger
        onConfirm={() => closing && close(closing.number)}
      >
        Sus líneas se pierden y no se cobra nada.
      </ConfirmDialog>
      <Suspense fallback={null}>
        {shown === 'details' && (
          <DetailsDialog sale={selected} onSave={(change) => edit(selected.number, change)} onClose={done} />
        )}
        {shown === 'help' && <KeyHelp onClose={done} />}
      </Suspense>
    </Strip>
  );
}
