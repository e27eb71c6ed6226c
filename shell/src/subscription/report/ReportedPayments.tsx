import type { InvoiceReport } from '@cuadra/shared/contract';
import { formatMoney, formatRate, plainDay } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Badge, Button, EmptyState } from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { dollars, METHOD_NAMES, REPORT_STATES } from '../basics/names.ts';
import { Listing, ListingHead } from '../basics/subscription-style.ts';
import { ReportPicture } from './ReportPicture.tsx';

const List = styled.ul`
  li {
    padding: var(--s-3) var(--s-4);
    border-top: 1px solid var(--line);
  }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Small = styled.p`
  font-size: var(--t-sm);
  color: var(--ink-3);
  overflow-wrap: anywhere;
`;

/** What was reported, and what has become of it. */
export function ReportedPayments({ reports }: { reports: readonly InvoiceReport[] }) {
  const id = useId();
  const maySee = useCan(['subscription', 'view_payments']);
  if (!maySee) return null;
  return (
    <Listing aria-labelledby={id}>
      <ListingHead>
        <h2 id={id}>Pagos reportados</h2>
      </ListingHead>
      {reports.length === 0 ? (
        <EmptyState icon="wallet" level={3} title="Aún no has reportado pagos">
          Cuando nos pagues, repórtalo y lo sumamos a tu saldo al confirmarlo.
        </EmptyState>
      ) : (
        <List>
          {reports.map((report) => (
            <Reported key={report.id} report={report} />
          ))}
        </List>
      )}
    </Listing>
  );
}

function Reported({ report }: { report: InvoiceReport }) {
  const { method, reference, amount, currency, date, note, status, credited, rate, user, reason } = report;
  const state = REPORT_STATES[status];
  const [isLooking, setLooking] = useState(false);
  return (
    <li>
      <Line>
        <b>{formatMoney(amount, currency)}</b>
        <Badge tone={state.tone}>{state.name}</Badge>
      </Line>
      <Small>
        {METHOD_NAMES[method]} · {plainDay(date)}
        {reference && ` · ref. ${reference}`}
      </Small>
      {status === 'approved' && credited && (
        <Small>
          Sumó {dollars(credited)} a tu saldo
          {rate && currency !== 'USD' && ` (1 USD = ${formatRate(rate)} ${currency})`}
        </Small>
      )}
      {reason && <Small>Motivo: {reason}</Small>}
      <Small>
        Lo reportó {user}
        {note && `: «${note}»`}
      </Small>
      {report.has_picture && (
        <Button size="sm" variant="ghost" icon="image" onClick={() => setLooking(true)}>
          Ver comprobante
        </Button>
      )}
      {isLooking && <ReportPicture report={report} onClose={() => setLooking(false)} />}
    </li>
  );
}
