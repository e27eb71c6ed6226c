import type { SaleDetail } from '@cuadra/shared/contract';
import { exact, formatDateTime, formatMoney, formatQuantity, shownMoney } from '@cuadra/shared/domain';
import { Money } from '@cuadra/shared/ui';
import { LineRow, Part, PaymentRows } from './detail-style.tsx';

/** What came back of a sale, each time it did. */
export function SaleReturns({ sale }: { sale: SaleDetail }) {
  const { returns = [] } = sale;
  if (returns.length === 0) return null;
  return (
    <Part title={returns.length === 1 ? 'Devolución' : 'Devoluciones'}>
      {returns.map(({ id, create_at, lines, total, total_alternative, debt, debt_currency, payments }) => (
        <ul key={id} aria-label={`Devolución, ${formatDateTime(new Date(create_at))}`}>
          <LineRow>
            <span>
              {formatDateTime(new Date(create_at))}
              <small>{lines.map((line) => `${formatQuantity(line.qty)} de ${line.name}`).join(', ')}</small>
            </span>
            {total !== null && total_alternative !== null && (
              <Money {...shownMoney(total, total_alternative, sale)} align="end" />
            )}
          </LineRow>
          {debt !== null && exact(debt).gt(0) && (
            <LineRow>
              <span>Se descontó de la deuda</span>
              <b>{formatMoney(debt, debt_currency)}</b>
            </LineRow>
          )}
          {payments.length > 0 && (
            <li>
              <PaymentRows payments={payments} label="Se devolvió" />
            </li>
          )}
        </ul>
      ))}
    </Part>
  );
}
