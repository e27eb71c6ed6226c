import type { Client } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Icon, Menu, type MenuEntry } from '@cuadra/shared/ui';
import { useState } from 'react';
import { ReminderDialog } from '../reminders/lazy-reminder.ts';
import { StatementLinksDialog } from '../statement/lazy-statement-links.ts';
import { DeleteClient } from './DeleteClient.tsx';
import { OpeningDebtDialog } from './debts/OpeningDebtDialog.tsx';
import { ExchangeCredit } from './ExchangeCredit.tsx';
import { MergeDialog } from './merge/lazy-merge-dialog.ts';
import { PrintStatementDialog } from './print/lazy-print-statement.ts';
import { RefundCredit } from './RefundCredit.tsx';

type Open = 'remind' | 'print' | 'link' | 'opening' | 'refund' | 'exchange' | 'merge' | 'delete';

/** What is done with a client now and then. */
export function ClientMenu({ client }: { client: Client }) {
  const [open, setOpen] = useState<Open>();
  const mayDelete = useCan(['clients', 'delete']);
  const close = () => setOpen(undefined);
  const isFavoured = client.balances.some(({ amount }) => exact(amount).lt(0));
  const owes = client.balances.some(({ amount }) => exact(amount).gt(0));
  const entries: MenuEntry[] = [
    ...(owes
      ? [{ label: 'Recordarle la deuda', icon: 'message' as const, onSelect: () => setOpen('remind') }]
      : []),
    { label: 'Imprimir su estado de cuenta', icon: 'printer', onSelect: () => setOpen('print') },
    { label: 'Enlace a su estado de cuenta', icon: 'smartphone', onSelect: () => setOpen('link') },
    { label: 'Anotar una deuda de antes', icon: 'plus', onSelect: () => setOpen('opening') },
  ];
  if (isFavoured && owes)
    entries.push({ label: 'Pagar con su saldo a favor', icon: 'swap', onSelect: () => setOpen('exchange') });
  if (isFavoured && mayDelete)
    entries.push({ label: 'Devolver su saldo a favor', icon: 'undo', onSelect: () => setOpen('refund') });
  if (mayDelete)
    entries.push(
      { label: 'Es la misma persona que…', icon: 'users', onSelect: () => setOpen('merge') },
      'separator',
      {
        label: 'Retirar',
        icon: 'trash',
        danger: true,
        onSelect: () => setOpen('delete'),
      },
    );
  return (
    <>
      <Menu label="Más acciones" trigger={<Icon name="more" size={18} />} entries={entries} />
      {open === 'remind' && <ReminderDialog client={client} onClose={close} />}
      {open === 'print' && <PrintStatementDialog client={client} onClose={close} />}
      {open === 'link' && <StatementLinksDialog client={client} onClose={close} />}
      {open === 'opening' && <OpeningDebtDialog client={client} onClose={close} />}
      {open === 'refund' && <RefundCredit client={client} onClose={close} />}
      {open === 'exchange' && <ExchangeCredit client={client} onClose={close} />}
      {open === 'merge' && <MergeDialog client={client} onClose={close} />}
      {open === 'delete' && <DeleteClient client={client} onClose={close} />}
    </>
  );
}
