import type { BackofficeClient } from '@cuadra/shared/contract';
import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { EmptyState, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { momentText } from '../basics/moment-text.ts';
import { dollars, METHOD_NAMES } from '../basics/names.ts';

type Movement = BackofficeClient['history'][number];

const KINDS: Readonly<Record<Movement['kind'], string>> = {
  recharge: 'Recarga',
  reversal: 'Recarga anulada',
  consumption: 'Día de servicio',
};

const COLUMNS: TableColumn<Movement>[] = [
  {
    key: 'what',
    header: 'Movimiento',
    cell: (movement) => (
      <>
        {KINDS[movement.kind]}
        <Text $tone="quiet" $size="xs">
          {detailOf(movement)}
        </Text>
      </>
    ),
  },
  { key: 'when', header: 'Cuándo', room: 'tablet', cell: ({ create_at }) => momentText(create_at) },
  { key: 'amount', header: 'Monto', align: 'end', cell: ({ amount }) => dollars(amount) },
  { key: 'balance', header: 'Saldo', align: 'end', cell: ({ balance }) => balance && dollars(balance) },
];

function detailOf({ day, report }: Movement): string {
  if (!report) return day ? plainDay(day) : '';
  const { method, amount, currency, reference } = report;
  return [METHOD_NAMES[method], formatMoney(amount, currency), reference].filter(Boolean).join(' · ');
}

/** The last of the ledger of a company's balance. */
export function Ledger({ client: { history } }: { client: BackofficeClient }) {
  return (
    <TitledSheet as="section" aria-labelledby="company-ledger">
      <h2 id="company-ledger">Movimientos del saldo</h2>
      <Table
        label="Movimientos del saldo"
        columns={COLUMNS}
        rows={history}
        rowKey={({ number }) => String(number)}
        empty={
          <EmptyState level={3} icon="receipt" title="Su saldo no se ha movido">
            Cuando se apruebe su primer pago, aparece aquí.
          </EmptyState>
        }
      />
    </TitledSheet>
  );
}
