import { useCall } from '@cuadra/shared/client';
import type { SaleSummary } from '@cuadra/shared/contract';
import { formatTicketNumber, shortWhen, ticketMoney } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { LinkButton, Money, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Older ones are in the list of sales. */
const SHOWN = 8;

const More = styled.p`
  padding: var(--s-3) var(--s-4) var(--s-4);
`;

/** What a client bought last, paid at once or on credit, each with its ticket. For who sees sales and whose they are. */
export function LastPurchases({ clientId }: { clientId: string }) {
  const seesSales = useCan(['sales', 'read']);
  const seesClient = useCan(['sales', 'detail_client']);
  const query = { client_id: clientId, limit: SHOWN };
  const enabled = seesSales && seesClient;
  const { data } = useCall('GET /sales', { query }, { enabled, staleTime: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <TitledSheet as="section" aria-labelledby="last-purchases">
      <h2 id="last-purchases">Últimas compras</h2>
      <Table label="Últimas compras" columns={COLUMNS} rows={data.items} rowKey={({ id }) => id} />
      {data.next !== null && (
        <More>
          <Link to={`/sales?client=${encodeURIComponent(clientId)}`}>Ver todas sus compras</Link>
        </More>
      )}
    </TitledSheet>
  );
}

const COLUMNS: TableColumn<SaleSummary>[] = [
  {
    key: 'sale',
    header: 'Venta',
    cell: (sale) => (
      <>
        <Ticket sale={sale} />
        <Text $tone="quiet" $size="xs">
          {[shortWhen(sale.create_at), ...saleWords(sale)].join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'total',
    header: 'Total',
    align: 'end',
    width: 'clamp(116px, 16vw, 170px)',
    cell: ({ total, total_alternative, ...sale }) =>
      total === null || total_alternative === null ? (
        '—'
      ) : (
        <Money {...ticketMoney(total, total_alternative, sale)} align="end" />
      ),
  },
];

function Ticket({ sale }: { sale: SaleSummary }) {
  const { openDrawer } = useDrawers();
  return (
    <LinkButton onClick={() => openDrawer('sale', { sale: sale.id })}>
      {formatTicketNumber(sale.number)}
    </LinkButton>
  );
}

/** What there is to know of a sale beside its total: `['a crédito', 'con devolución']`. */
function saleWords({ type, status, is_returned }: SaleSummary): string[] {
  if (status === 'annulled') return ['anulada'];
  return [...(type === 'credit' ? ['a crédito'] : []), ...(is_returned ? ['con devolución'] : [])];
}
