import type { ListedClient } from '@cuadra/shared/contract';
import { type CurrencyPair, contactHint, exact, formatMoney, plainDay } from '@cuadra/shared/domain';
import {
  Badge,
  DataTable,
  type DataTableProps,
  type ListRows,
  RelativeTime,
  type TableColumn,
  Text,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { clientPath } from './client-paths.ts';
import { creditState } from './credit-state.ts';
import { Owed } from './list/Owed.tsx';

export interface ClientTableProps
  extends ListRows<ListedClient>,
    Pick<DataTableProps<ListedClient>, 'sort' | 'onSort'> {
  /** Of today; undefined while there is none. */
  pair: CurrencyPair | undefined;
  /** Whether a client's own page is for this user. */
  mayOpen: boolean;
}

/** Rows are in the server's order; with it a head only tells that it can be asked for. */
const byServer = () => null;

const none = (
  <Text as="span" $tone="quiet">
    —
  </Text>
);

/** Clients: who they are, what they buy, what they owe, and how much credit they have left. */
export function ClientTable({ pair, mayOpen, ...list }: ClientTableProps) {
  const columns: TableColumn<ListedClient>[] = [
    {
      key: 'name',
      header: 'Cliente',
      sortBy: byServer,
      cell: (client) => (
        <>
          {mayOpen ? <Link to={clientPath(client.id)}>{client.name}</Link> : <strong>{client.name}</strong>}
          {client.is_wholesale && (
            <>
              {' '}
              <Badge>Mayorista</Badge>
            </>
          )}
          <Text $tone="quiet" $size="xs">
            {contactHint(client)}
          </Text>
        </>
      ),
    },
    {
      key: 'bought',
      header: 'Compró este año',
      align: 'end',
      width: '150px',
      room: 'wide',
      sortBy: byServer,
      cell: ({ bought_this_year: { alternative } }) =>
        pair && !exact(alternative).isZero() ? formatMoney(alternative, pair.alternative) : none,
    },
    {
      key: 'last_purchase',
      header: 'Última compra',
      align: 'end',
      width: '150px',
      room: 'tablet',
      sortBy: byServer,
      cell: ({ last_purchase_at }) =>
        last_purchase_at === null ? (
          none
        ) : (
          <Text as="span" $tone="quiet" $size="sm">
            <RelativeTime instant={last_purchase_at} />
          </Text>
        ),
    },
    {
      key: 'owed_since',
      header: 'Debe desde',
      align: 'end',
      // «Venció el 03/11/2026» in one line.
      width: '160px',
      room: 'wide',
      sortBy: byServer,
      cell: ({ owed_since, overdue_since }) =>
        owed_since === null ? (
          none
        ) : (
          <>
            {plainDay(owed_since)}
            {overdue_since !== null && (
              <Text $tone="bad" $size="xs">
                Venció el {plainDay(overdue_since)}
              </Text>
            )}
          </>
        ),
    },
    {
      key: 'credit',
      header: 'Límite',
      align: 'end',
      width: '150px',
      room: 'wide',
      cell: (client) => {
        if (client.credit_limit === null || !pair) return none;
        const { left, isOver } = creditState(client, pair);
        return (
          <>
            {formatMoney(client.credit_limit, pair.alternative)}
            <Text $tone={isOver ? 'bad' : 'quiet'} $size="xs">
              {isOver
                ? 'Pasado del límite'
                : left !== undefined && `Quedan ${formatMoney(left, pair.alternative)}`}
            </Text>
          </>
        );
      },
    },
    {
      key: 'debt',
      header: 'Debe',
      align: 'end',
      width: 'clamp(120px, 16vw, 160px)',
      sortBy: byServer,
      cell: ({ balances }) => <Owed balances={balances} pair={pair} />,
    },
  ];
  return <DataTable {...list} label="Clientes" rowKey={({ id }) => id} columns={columns} />;
}
