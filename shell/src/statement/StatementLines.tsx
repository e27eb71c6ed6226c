import type { PublicDebt, PublicMovement } from '@cuadra/shared/contract';
import {
  balanceText,
  exact,
  formatMoney,
  formatTicketNumber,
  MINUS,
  plainDay,
  shortWhen,
} from '@cuadra/shared/domain';
import { Badge, Text } from '@cuadra/shared/ui';
import { movementText } from './movement-text.ts';
import { Line, Lines } from './statement-style.ts';

/** What is not paid whole yet, the oldest first. @param props.today as the server has it: what was due before is late */
export function DebtLines({ debts, today }: { debts: readonly PublicDebt[]; today: string }) {
  return (
    <Lines>
      {numbered(debts).map(([debt, key]) => (
        <Line key={key}>
          <div>
            <strong>
              {debt.sale_number === null
                ? 'Deuda anterior'
                : `A crédito ${formatTicketNumber(debt.sale_number)}`}
            </strong>
            <Text as="div" $tone="quiet" $size="sm">
              {[debt.day && `del ${plainDay(debt.day)}`, debt.due_on && `vence el ${plainDay(debt.due_on)}`]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {debt.due_on !== null && debt.due_on < today && <Badge tone="bad">Vencida</Badge>}
          </div>
          <div>
            <strong>{formatMoney(debt.owed, debt.currency)}</strong>
            {debt.owed !== debt.total && (
              <Text as="div" $tone="quiet" $size="sm">
                de {formatMoney(debt.total, debt.currency)}
              </Text>
            )}
          </div>
        </Line>
      ))}
    </Lines>
  );
}

/** The lines of the ledger, the newest first, with what was left after each. */
export function MovementLines({ items }: { items: readonly PublicMovement[] }) {
  if (items.length === 0) return <Text $tone="quiet">Todavía no hay movimientos.</Text>;
  return (
    <Lines>
      {numbered(items).map(([movement, key]) => {
        const { amount, currency, balance } = movement;
        const after = balanceText({ amount: balance, currency });
        return (
          <Line key={key}>
            <div>
              <strong>{movementText(movement)}</strong>
              <Text as="div" $tone="quiet" $size="sm">
                {shortWhen(movement.create_at)}
              </Text>
            </div>
            <div>
              <strong>
                {exact(amount).lt(0)
                  ? `${MINUS}${formatMoney(exact(amount).abs(), currency)}`
                  : formatMoney(amount, currency)}
              </strong>
              <Text as="div" $tone="quiet" $size="sm">
                {after.isFavor ? `quedó ${after.text} a tu favor` : `quedó ${after.text}`}
              </Text>
            </div>
          </Line>
        );
      })}
    </Lines>
  );
}

/** Lines have no id that a client may read, and only ever more of them follow: their place is what they are known by. */
function numbered<T>(lines: readonly T[]): [line: T, key: number][] {
  return lines.map((line, index) => [line, index]);
}
