import { useCallPages } from '@cuadra/shared/client';
import type { SubscriptionMovement } from '@cuadra/shared/contract';
import { exact, shortWhen } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { EmptyState, LoadedList, Table, type TableColumn, Tabs, useListRows } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { dollars } from '../basics/names.ts';
import { Listing, ListingHead } from '../basics/subscription-style.ts';
import { movementText } from './movement-text.ts';

type Show = 'all' | 'consumptions' | 'payments';

const TABS: { id: Show; label: string }[] = [
  { id: 'all', label: 'Todo' },
  { id: 'payments', label: 'Pagos' },
  { id: 'consumptions', label: 'Consumos' },
];

const What = styled.div`
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
`;

const Amount = styled.span<{ $in: boolean }>`
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $in }) => ($in ? 'var(--ok)' : 'inherit')};
`;

const COLUMNS: TableColumn<SubscriptionMovement>[] = [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => {
      const { title, detail } = movementText(movement);
      return (
        <What>
          {title}
          {detail && <small>{detail}</small>}
        </What>
      );
    },
  },
  { key: 'when', header: 'Fecha', cell: ({ create_at }) => shortWhen(create_at), room: 'tablet' },
  {
    key: 'amount',
    header: 'Monto',
    align: 'end',
    cell: ({ amount }) => (
      <Amount $in={exact(amount).gt(0)}>
        {exact(amount).gt(0) && '+'}
        {dollars(amount)}
      </Amount>
    ),
  },
];

const BALANCE: TableColumn<SubscriptionMovement> = {
  key: 'balance',
  header: 'Saldo',
  align: 'end',
  cell: ({ balance }) => (balance === null ? '' : dollars(balance)),
};

/** The ledger of the balance: consumptions and payments, each with its permission (spec §3, codes 2 and 3). */
export function History() {
  const id = useId();
  const seesPayments = useCan(['subscription', 'view_payments']);
  const seesConsumptions = useCan(['subscription', 'view_consumptions']);
  const [show, setShow] = useState<Show>('all');
  if (!seesPayments && !seesConsumptions) return null;
  const seesAll = seesPayments && seesConsumptions;
  const list = <Movements show={seesAll ? show : 'all'} withBalance={seesAll} />;
  return (
    <Listing aria-labelledby={id}>
      <ListingHead>
        <h2 id={id}>
          {seesAll ? 'Historial' : seesPayments ? 'Historial de pagos' : 'Historial de consumos'}
        </h2>
      </ListingHead>
      {seesAll ? (
        <Tabs
          label="Qué mostrar"
          tabs={TABS}
          selected={show}
          onSelect={(chosen) => setShow(TABS.find((tab) => tab.id === chosen)?.id ?? 'all')}
        >
          {list}
        </Tabs>
      ) : (
        list
      )}
    </Listing>
  );
}

function Movements({ show, withBalance }: { show: Show; withBalance: boolean }) {
  const list = useCallPages('GET /subscriptions/history', { query: { show, limit: 20 } });
  const { hasMore, loadingMore, onMore } = useListRows(list);
  return (
    <LoadedList
      list={list}
      level={3}
      failed="No pudimos cargar el historial"
      empty={
        <EmptyState icon="receipt" level={3} title="Todavía no hay movimientos">
          Aquí verás cada recarga confirmada y cada día de servicio.
        </EmptyState>
      }
    >
      {(rows) => (
        <Table
          label="Historial"
          columns={withBalance ? [...COLUMNS, BALANCE] : COLUMNS}
          rows={rows ?? []}
          rowKey={({ number }) => String(number)}
          loading={!rows}
          {...{ hasMore, loadingMore, onMore }}
        />
      )}
    </LoadedList>
  );
}
