import type { BackofficeClient } from '@cuadra/shared/contract';
import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { Badge, EmptyState, Table, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { METHOD_NAMES, REPORT_STATES } from '../basics/names.ts';
import { LinkedSheet } from './LinkedSheet.tsx';

type Report = BackofficeClient['reports'][number];

/** Reports of a company on its page; the queue has all of them. */
const SHOWN = 5;

const COLUMNS: TableColumn<Report>[] = [
  {
    key: 'payment',
    header: 'Pago',
    cell: ({ id, company, amount, currency, method, reference }) => (
      <>
        <Link to={`/back-office/payments?company=${company.id}&drawer=payment&payment=${id}`}>
          {formatMoney(amount, currency)}
        </Link>
        <Text $tone="quiet" $size="xs">
          {[METHOD_NAMES[method], reference && `ref. ${reference}`].filter(Boolean).join(' · ')}
        </Text>
      </>
    ),
  },
  { key: 'date', header: 'Día del pago', room: 'tablet', cell: ({ date }) => plainDay(date) },
  {
    key: 'status',
    header: 'Estado',
    align: 'end',
    cell: ({ status }) => <Badge tone={REPORT_STATES[status].tone}>{REPORT_STATES[status].name}</Badge>,
  },
];

/** The last payments that a company has reported, and the way to the queue. */
export function CompanyReports({ client: { company, reports } }: { client: BackofficeClient }) {
  return (
    <LinkedSheet
      title="Pagos reportados"
      to={`/back-office/payments?company=${company.id}`}
      link="Ver en la cola"
    >
      <Table
        label="Pagos reportados"
        columns={COLUMNS}
        rows={reports.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        empty={<EmptyState level={3} icon="wallet" title="Todavía no ha reportado pagos" />}
      />
    </LinkedSheet>
  );
}
