import { useCallPages } from '@cuadra/shared/client';
import type { ClientMovement } from '@cuadra/shared/contract';
import { exact, formatMoney, shortWhen } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { AccountMovements, LinkButton, Text, useToday } from '@cuadra/shared/ui';
import { dueText } from './debts/debt-text.ts';
import { movementTitle } from './movement-title.ts';
import { paidByText } from './payments/payment-text.ts';

/** What is said of a movement takes three lines, and more where there is little room. */
const ROW = { wide: 88, phone: 112 };

export interface StatementTableProps {
  clientId: string;
  /** Opens the receipt of an abono, by its id. */
  onPayment: (id: string) => void;
}

/** A client's ledger, newest first: credit sales, abonos, returns, annulments, and what was owed after each. */
export function StatementTable({ clientId, onPayment }: StatementTableProps) {
  const list = useCallPages('GET /clients/{id}/statement', { params: { id: clientId } }, { staleTime: 0 });
  return (
    <AccountMovements
      list={list}
      failed="No pudimos cargar su estado de cuenta"
      empty="Aquí queda cada venta que le fíes y cada abono que te haga."
      what={(movement) => (
        <>
          <What movement={movement} onPayment={onPayment} />
          <Detail movement={movement} />
          <Text $tone="quiet" $size="xs">
            {[shortWhen(movement.create_at), movement.user, movement.note].filter(Boolean).join(' · ')}
          </Text>
        </>
      )}
      inFavour="a su favor"
      rowHeight={ROW}
    />
  );
}

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
