import { useCall } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import { contactHint, formatMoney } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Badge, Balances, DataTable, type ListRows, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { clientPath } from './client-paths.ts';
import { creditState } from './credit-state.ts';

/** Clients by name: who they are, what they owe, and how much credit they have left. */
export function ClientTable(rows: ListRows<Client>) {
  const mayOpen = useCan(['clients', 'update']);
  const { data: rate } = useCall('GET /rates/dollar');
  const columns: TableColumn<Client>[] = [
    {
      key: 'name',
      header: 'Cliente',
      cell: (client) => (
        <>
          {mayOpen ? <Link to={clientPath(client.id)}>{client.name}</Link> : <strong>{client.name}</strong>}
          {client.is_wholesale && <Badge>Mayorista</Badge>}
          <Text $tone="quiet" $size="xs">
            {contactHint(client)}
          </Text>
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
        const { left, isOver } = creditState(client, rate);
        if (client.credit_limit === null || !rate) return '';
        return (
          <>
            {formatMoney(client.credit_limit, rate.alternative)}
            <Text $tone={isOver ? 'bad' : 'quiet'} $size="xs">
              {isOver
                ? 'Pasado del límite'
                : left !== undefined && `Quedan ${formatMoney(left, rate.alternative)}`}
            </Text>
          </>
        );
      },
    },
    {
      key: 'owed',
      header: 'Debe',
      align: 'end',
      width: 'clamp(110px, 16vw, 150px)',
      cell: ({ balances }) => <Balances balances={balances} favor="a su favor" />,
    },
  ];
  return <DataTable {...rows} label="Clientes" rowKey={({ id }) => id} columns={columns} />;
}
