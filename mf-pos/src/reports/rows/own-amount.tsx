import { formatMoney } from '@cuadra/shared/domain';
import type { TableColumn } from '@cuadra/shared/ui';

interface Own {
  currency: string | null;
  amount: string | null;
}

/** What a method moved in its own currency; undefined of what is no method. */
export function ownAmount({ currency, amount }: Own): string | undefined {
  return currency && amount ? formatMoney(amount, currency) : undefined;
}

/** A column of what a method moved in its own currency, as it lies in the drawer or the bank. */
export function ownAmountColumn<Row extends Own>(header: string): TableColumn<Row> {
  return {
    key: 'own',
    header,
    align: 'end',
    width: '156px',
    room: 'tablet',
    cell: (row) => {
      const own = ownAmount(row);
      return own ? <b>{own}</b> : '—';
    },
  };
}
