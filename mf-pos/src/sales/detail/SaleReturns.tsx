import type { SaleDetail } from '@cuadra/shared/contract';
import { exact, formatDateTime, formatMoney, ticketMoney } from '@cuadra/shared/domain';
import { Money } from '@cuadra/shared/ui';
import { soldText } from '../../printing/receipt/line-arithmetic.ts';
import { LineRow, Part, PaymentRows } from './detail-style.tsx';

/** What came back of a sale, each time it did. */
export function SaleReturns({ sale }: { sale: SaleDetail }) {
  const { returns = [], products } = sale;
  const unitOf = (lineId: string) => products.find(({ id }) => id === lineId)?.unit;
  if (returns.length === 0) return null;
  return (
    <Part title={returns.length === 1 ? 'Devolución' : 'Devoluciones'}>
      {returns.map(({ id, create_at, lines, total, total_alternative, debt, debt_currency, payments }) => (
        <ul key={id} aria-label={`Devolución, ${formatDateTime(new Date(create_at))}`}>
          <LineRow>
            <span>
              {formatDateTime(new Date(create_at))}
              <small>
                {lines
                  .map((line) => `${soldText(line.qty, unitOf(line.line_id))} de ${line.name}`)
                  .join(', ')}
              </small>
            </span>
            {total !== null && total_alternative !== null && (
              <Money {...ticketMoney(total, total_alternative, sale)} align="end" />
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
