import { formatMoney } from '@cuadra/shared/domain';
import type { TableColumn } from '@cuadra/shared/ui';

/** A column of what a method moved in its own currency, as it lies in the drawer or the bank. */
export function ownAmountColumn<Row extends { currency: string | null; amount: string | null }>(
  header: string,
): TableColumn<Row> {
  return {
    key: 'own',
    header,
    align: 'end',
    width: '156px',
    room: 'tablet',
    cell: ({ currency, amount }) => (currency && amount ? <b>{formatMoney(amount, currency)}</b> : '—'),
  };
}
