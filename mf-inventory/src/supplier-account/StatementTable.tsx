import { useCallPages } from '@cuadra/shared/client';
import type { SupplierMovement } from '@cuadra/shared/contract';
import { balanceText, exact, formatMoney, MINUS, shortWhen } from '@cuadra/shared/domain';
import {
  DataTable,
  EmptyState,
  LoadedList,
  type TableColumn,
  Text,
  TitledSheet,
  useListRows,
} from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { purchasePath } from '../purchases/purchase-paths.ts';
import { movementTitle } from './movement-title.ts';

/** The ledger of a supplier, newest first: purchases, abonos, annulments, and what was owed after each. */
export function StatementTable({ supplierId }: { supplierId: string }) {
  const list = useCallPages(
    'GET /suppliers/{id}/statement',
    { params: { id: supplierId } },
    { staleTime: 0 },
  );
  const rows = useListRows(list);
  return (
    <TitledSheet as="section" aria-labelledby="statement">
      <h2 id="statement">Estado de cuenta</h2>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar su estado de cuenta"
        empty={
          <EmptyState level={3} icon="receipt" title="Todavía no hay movimientos">
            Aquí queda cada compra que recibas y cada abono que le hagas.
          </EmptyState>
        }
      >
        {() => (
          <DataTable
            {...rows}
            label="Estado de cuenta"
            columns={COLUMNS}
            rowKey={({ id }) => id}
            rowHeight={ROW}
          />
        )}
      </LoadedList>
    </TitledSheet>
  );
}

/** What is said of a movement takes two lines where there is little room. */
const ROW = { wide: 76, phone: 92 };

const COLUMNS: TableColumn<SupplierMovement>[] = [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => (
      <>
        {movement.purchase_id === null ? (
          <strong>{movementTitle(movement)}</strong>
        ) : (
          <Link to={purchasePath(movement.purchase_id)}>{movementTitle(movement)}</Link>
        )}
        <Text $tone="quiet" $size="xs">
          {[
            shortWhen(movement.create_at),
            movement.invoice_number && `Factura ${movement.invoice_number}`,
            movement.user,
            movement.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Monto',
    align: 'end',
    width: 'clamp(104px, 14vw, 150px)',
    cell: ({ amount, currency }) =>
      exact(amount).lt(0)
        ? `${MINUS}${formatMoney(exact(amount).abs(), currency)}`
        : formatMoney(amount, currency),
  },
  {
    key: 'balance',
    header: 'Quedó',
    align: 'end',
    width: 'clamp(104px, 14vw, 150px)',
    cell: ({ balance, currency }) => {
      const { text, isFavor } = balanceText({ amount: balance, currency });
      return (
        <>
          {text}
          {isFavor && (
            <Text $tone="good" $size="xs">
              a tu favor
            </Text>
          )}
        </>
      );
    },
  },
];
