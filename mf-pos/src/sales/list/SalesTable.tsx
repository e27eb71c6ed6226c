import type { SaleSummary } from '@cuadra/shared/contract';
import { formatDateTime, formatTicketNumber, ticketMoney } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { DataTable, type DataTableProps, Money, PHONE, type TableColumn } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { SaleBadges } from '../SaleBadges.tsx';

const NumberAndState = styled.span`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  align-items: center;
  gap: 2px 6px;
  font-weight: 600;
  small {
    display: none;
    flex-basis: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 400;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
  ${PHONE} {
    small {
      display: block;
    }
  }
`;

const Struck = styled.span<{ $annulled: boolean }>`
  ${({ $annulled }) => $annulled && 'opacity: 0.7; text-decoration: line-through;'}
`;

export type SalesTableProps = Pick<
  DataTableProps<SaleSummary>,
  'rows' | 'stale' | 'hasMore' | 'loadingMore' | 'moreFailed' | 'onMore' | 'onRowClick'
>;

/** Sales by rows; a column that the role may not see is not there. */
export function SalesTable(props: SalesTableProps) {
  const sees = {
    client: useCan(['sales', 'detail_client']),
    seller: useCan(['sales', 'detail_seller']),
    total: useCan(['sales', 'detail_subtotal']),
  };
  return <DataTable {...props} label="Ventas" columns={columnsOf(sees)} rowKey={({ id }) => id} />;
}

interface Sight {
  client: boolean;
  seller: boolean;
  total: boolean;
}

function columnsOf(sees: Sight): TableColumn<SaleSummary>[] {
  const client: TableColumn<SaleSummary> = {
    key: 'client',
    header: 'Cliente',
    room: 'tablet',
    cell: ({ client }) => client?.name ?? <span className="muted">Sin cliente</span>,
  };
  const seller: TableColumn<SaleSummary> = {
    key: 'seller',
    header: 'Vendedor',
    room: 'wide',
    width: '180px',
    cell: ({ seller }) => seller?.name,
  };
  const total: TableColumn<SaleSummary> = {
    key: 'total',
    header: 'Total',
    align: 'end',
    width: '150px',
    cell: (sale) => <Total sale={sale} />,
  };
  return [
    {
      key: 'number',
      header: 'Número',
      cell: (sale) => (
        <NumberAndState>
          {formatTicketNumber(sale.number)}
          <SaleBadges sale={sale} />
          <small>
            {formatDateTime(new Date(sale.create_at))}
            {sale.client && ` · ${sale.client.name}`}
          </small>
        </NumberAndState>
      ),
    },
    {
      key: 'date',
      header: 'Fecha',
      room: 'tablet',
      width: '200px',
      cell: ({ create_at }) => formatDateTime(new Date(create_at)),
    },
    ...(sees.client ? [client] : []),
    ...(sees.seller ? [seller] : []),
    ...(sees.total ? [total] : []),
  ];
}

function Total({ sale }: { sale: SaleSummary }) {
  const { total, total_alternative, status } = sale;
  if (total === null || total_alternative === null) return '—';
  return (
    <Struck $annulled={status === 'annulled'}>
      <Money {...ticketMoney(total, total_alternative, sale)} align="end" />
    </Struck>
  );
}
