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
  useToday,
} from '@cuadra/shared/ui';
import { dueText } from './debts/debt-text.ts';
import { movementTitle } from './movement-title.ts';
import { paidByText } from './payments/payment-text.ts';

export interface StatementTableProps {
  clientId: string;
  /** Opens the receipt of an abono, by its id. */
  onPayment: (id: string) => void;
}

/** A client's ledger, newest first: credit sales, abonos, returns, annulments, and what was owed after each. */
export function StatementTable({ clientId, onPayment }: StatementTableProps) {
  const list = useCallPages('GET /clients/{id}/statement', { params: { id: clientId } }, { staleTime: 0 });
  const rows = useListRows(list);
  const columns = columnsOf(onPayment);
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
            columns={columns}
            rowKey={({ id }) => id}
            rowHeight={ROW}
          />
        )}
      </LoadedList>
    </TitledSheet>
  );
}

/** What is said of a movement takes three lines, and more where there is little room. */
const ROW = { wide: 88, phone: 112 };

const columnsOf = (onPayment: (id: string) => void): TableColumn<ClientMovement>[] => [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => (
      <>
        <What movement={movement} onPayment={onPayment} />
        <Detail movement={movement} />
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

/** How an abono was paid, or what is open of a debt and until when. */
function Detail({ movement }: { movement: ClientMovement }) {
  const today = useToday();
  const { payment, owed, due_on, currency, kind } = movement;
  if (payment && kind === 'payment') {
    return (
      <Text $tone="quiet" $size="xs">
        {[payment.is_annulled && 'Anulado', paidByText(payment)].filter(Boolean).join(' · ')}
      </Text>
    );
  }
  if (owed === null || exact(owed).isZero()) return null;
  const due = dueText(due_on, today);
  return (
    <Text $tone={due.isLate ? 'bad' : 'soft'} $size="xs">
      Falta {formatMoney(owed, currency)}
      {due_on !== null && ` · ${due.text}`}
    </Text>
  );
}

interface WhatProps {
  movement: ClientMovement;
  onPayment: (id: string) => void;
}

/** What moved the balance; a sale leads to its details, for who may see them, and an abono to its receipt. */
function What({ movement, onPayment }: WhatProps) {
  const { openDrawer } = useDrawers();
  const seesSales = useCan(['sales', 'read']);
  const { sale_id, payment } = movement;
  const title = movementTitle(movement);
  if (payment) return <LinkButton onClick={() => onPayment(payment.id)}>{title}</LinkButton>;
  if (sale_id === null || !seesSales) return <strong>{title}</strong>;
  return <LinkButton onClick={() => openDrawer('sale', { sale: sale_id })}>{title}</LinkButton>;
}
