import { useCallPages } from '@cuadra/shared/client';
import type { StockMovement } from '@cuadra/shared/contract';
import { formatQuantity, formatTicketNumber, shortWhen, signedQuantity } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import {
  DataTable,
  EmptyState,
  LinkButton,
  LoadedList,
  type TableColumn,
  Text,
  TitledSheet,
  useListRows,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { purchasePath } from '../../purchases/purchase-paths.ts';
import { countPath } from '../count/count-paths.ts';
import { movementText } from './movement-text.ts';

const Lines = styled.div`
  min-width: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The ledger of a product, newest first: when, what, who, how much, and what there was after it. */
export function MovementTable({ productId }: { productId: string }) {
  const list = useCallPages('GET /products/{id}/movements', { params: { id: productId } }, { staleTime: 0 });
  const rows = useListRows(list);
  return (
    <TitledSheet as="section" aria-labelledby="movements">
      <h2 id="movements">Movimientos</h2>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar los movimientos"
        empty={
          <EmptyState level={3} icon="package" title="Todavía no se ha movido">
            Aquí queda cada venta, cada ajuste y cada conteo.
          </EmptyState>
        }
      >
        {() => <DataTable {...rows} label="Movimientos" columns={COLUMNS} rowKey={({ id }) => id} />}
      </LoadedList>
    </TitledSheet>
  );
}

const COLUMNS: TableColumn<StockMovement>[] = [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => (
      <Lines>
        <div>
          <What movement={movement} />
        </div>
        <Text $tone="quiet" $size="xs">
          {aboutText(movement)}
        </Text>
      </Lines>
    ),
  },
  {
    key: 'qty',
    header: 'Cantidad',
    align: 'end',
    width: 'clamp(86px, 9vw, 110px)',
    cell: ({ qty }) => (
      <Text as="span" {...(qty.startsWith('-') && { $tone: 'quiet' as const })}>
        {signedQuantity(qty)}
      </Text>
    ),
  },
  {
    key: 'balance',
    header: 'Quedó',
    align: 'end',
    width: 'clamp(86px, 9vw, 110px)',
    cell: ({ balance }) => formatQuantity(balance),
  },
];

/** When, who, and why, where that says more than what moved it does. */
function aboutText(movement: StockMovement): string {
  const { create_at, user, reason } = movement;
  const why = reason === movementText(movement) ? '' : reason;
  return [shortWhen(create_at), user, why].filter(Boolean).join(' · ');
}

/** What moved it; a purchase and a count lead to their pages, a sale to its details, for who may see them. */
function What({ movement }: { movement: StockMovement }) {
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  const { sale_id, sale_number, order_number, count_id, purchase_id } = movement;
  const text = movementText(movement);
  if (purchase_id !== null) return <Link to={purchasePath(purchase_id)}>{text}</Link>;
  if (count_id !== null) return <Link to={countPath(count_id)}>{text}</Link>;
  if (sale_id === null || sale_number === null) return <strong>{text}</strong>;
  const order = order_number === null ? '' : ` · pedido ${order_number}`;
  const label = `${text} ${formatTicketNumber(sale_number)}`;
  return (
    <>
      {seesSales ? (
        <LinkButton onClick={() => openDrawer('sale', { sale: sale_id })}>{label}</LinkButton>
      ) : (
        <strong>{label}</strong>
      )}
      {order}
    </>
  );
}
