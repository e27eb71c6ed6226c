import { ConfirmDialog, IconButton, Tabs } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { articleCount } from '../lines/cart.ts';
import { useSale, useTill } from '../till.ts';
import { hasContent, type SaleTab } from './tab.ts';

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
`;

/** The open sales; the selected one is what stands below. */
export function SaleTabs({ children }: { children: ReactNode }) {
  const tabs = useTill((till) => till.tabs);
  const { open, select, close } = useTill((till) => till);
  const selected = useSale();
  const [closing, setClosing] = useState<SaleTab>();

  const ask = (id: string) => {
    const tab = tabs.find(({ number }) => String(number) === id);
    if (!tab) return;
    if (hasContent(tab)) setClosing(tab);
    else close(tab.number);
  };

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
      trailing={<IconButton icon="plus" size="sm" label="Nueva venta" onClick={open} />}
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
    </Strip>
  );
}
