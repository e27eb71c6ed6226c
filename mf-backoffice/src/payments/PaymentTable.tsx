import type { ReviewedReport } from '@cuadra/shared/contract';
import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { Badge, DataTable, type ListRows, RelativeTime, type TableColumn, Text } from '@cuadra/shared/ui';
import { dollars, METHOD_NAMES, REPORT_STATES } from '../basics/names.ts';

const COLUMNS: TableColumn<ReviewedReport>[] = [
  {
    key: 'company',
    header: 'Empresa',
    cell: ({ company, user }) => (
      <>
        <strong>{company.name}</strong>
        <Text $tone="quiet" $size="xs">
          Lo reportó {user}
        </Text>
      </>
    ),
  },
  {
    key: 'method',
    header: 'Pago',
    room: 'tablet',
    cell: ({ method, date }) => (
      <>
        {METHOD_NAMES[method]}
        <Text $tone="quiet" $size="xs">
          Del {plainDay(date)}
        </Text>
      </>
    ),
  },
  {
    key: 'reference',
    header: 'Referencia',
    room: 'wide',
    cell: ({ reference, same_reference }) => (
      <>
        {reference || '—'}
        {same_reference > 0 && (
          <Text $tone="bad" $size="xs">
            {same_reference === 1 ? 'Está en otro reporte' : `Está en otros ${same_reference} reportes`}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Monto',
    align: 'end',
    width: 'clamp(124px, 16vw, 180px)',
    cell: ({ amount, currency, usd, same_reference }) => (
      <>
        <strong>{formatMoney(amount, currency)}</strong>
        <Text $tone={usd === null ? 'bad' : 'quiet'} $size="xs">
          {currency !== 'USD' && (usd === null ? 'Sin tasa de ese día' : dollars(usd))}
          {currency === 'USD' && same_reference > 0 && 'Referencia repetida'}
        </Text>
      </>
    ),
  },
  {
    key: 'since',
    header: 'Reportado',
    align: 'end',
    width: '140px',
    room: 'wide',
    cell: ({ create_at }) => (
      <Text as="span" $tone="quiet" $size="sm">
        <RelativeTime instant={create_at} />
      </Text>
    ),
  },
  {
    key: 'status',
    header: 'Estado',
    align: 'end',
    width: '112px',
    cell: ({ status }) => <Badge tone={REPORT_STATES[status].tone}>{REPORT_STATES[status].name}</Badge>,
  },
];

export interface PaymentTableProps extends ListRows<ReviewedReport> {
  onOpen: (report: ReviewedReport) => void;
  /** Of the one that stands in the drawer. */
  openId: string | undefined;
}

/** Reported payments, walked through by arrows and opened by Enter. */
export function PaymentTable({ onOpen, openId, ...list }: PaymentTableProps) {
  return (
    <DataTable
      {...list}
      label="Pagos reportados"
      rowKey={({ id }) => id}
      columns={COLUMNS}
      moves={{
        onOpen,
        onToggle: onOpen,
        onExtend: () => undefined,
        isSelected: ({ id }) => id === openId,
      }}
    />
  );
}
