import { useCallPages } from '@cuadra/shared/client';
import type { ClientMovement } from '@cuadra/shared/contract';
import { balanceText, exact, formatMoney, MINUS, shortWhen } from '@cuadra/shared/domain';
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
import type { z } from 'zod';
import { movementTitle } from './movement-title.ts';

type Movement = z.output<typeof ClientMovement>;

/** A client's ledger, newest first: credit sales, abonos, returns, annulments, and what was owed after each. */
export function StatementTable({ clientId }: { clientId: string }) {
  const list = useCallPages('GET /clients/{id}/statement', { params: { id: clientId } }, { staleTime: 0 });
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
            Aquí queda cada venta que le fíes y cada abono que te haga.
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

const COLUMNS: TableColumn<Movement>[] = [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => (
      <>
        <What movement={movement} />
        <Text $tone="quiet" $size="xs">
          {[shortWhen(movement.create_at), movement.user, movement.note].filter(Boolean).join(' · ')}
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
              a su favor
            </Text>
          )}
        </>
      );
    },
  },
];

/** What moved the balance; a sale leads to its details, for who may see them. */
function What({ movement }: { movement: Movement }) {
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  const { sale_id } = movement;
  const title = movementTitle(movement);
  if (sale_id === null || !seesSales) return <strong>{title}</strong>;
  return <LinkButton onClick={() => openDrawer('sale', { sale: sale_id })}>{title}</LinkButton>;
}
