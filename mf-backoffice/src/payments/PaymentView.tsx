import { formatMoney } from '@cuadra/shared/domain';
import { Badge, Field, Row, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { companyPath, REPORT_STATES } from '../basics/names.ts';
import { DecimalInput } from './DecimalInput.tsx';
import { Decision } from './Decision.tsx';
import { Effect } from './Effect.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentPicture } from './PaymentPicture.tsx';
import { SameReference } from './SameReference.tsx';
import type { SeenPayment } from './seen-payment.ts';

const Amount = styled.p`
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

/** The decision stands at the end of the drawer, however little there is above. */
const Whole = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: 100%;
`;

export interface PaymentViewProps {
  seen: SeenPayment;
  /** False while what it makes of the balance is being worked out for another rate. */
  isFresh: boolean;
  /** In place of the official one; undefined: that one. */
  rate: string | undefined;
  onRate: (rate: string | undefined) => void;
  onClose: () => void;
}

/** A reported payment whole: what it was, what it makes of the subscription, and the decision on it. */
export function PaymentView({ seen, isFresh, rate, onRate, onClose }: PaymentViewProps) {
  const { report, same } = seen;
  const [isLooking, setLooking] = useState(false);
  const state = REPORT_STATES[report.status];
  const asksRate = report.currency !== 'USD' && report.status !== 'approved';
  return (
    <Whole>
      <Stack $gap={4}>
        <div>
          <Row>
            <Amount>{formatMoney(report.amount, report.currency)}</Amount>
            <Badge tone={state.tone}>{state.name}</Badge>
          </Row>
          <Text $tone="quiet">
            <Link to={companyPath(report.company.id)}>{report.company.name}</Link>
          </Text>
        </div>
        <SameReference report={report} same={same} />
        <PaymentFacts report={report} />
        {report.has_picture && <PaymentPicture report={report} isLarge={isLooking} onLarge={setLooking} />}
        {asksRate && (
          <Field
            label="Otra tasa"
            hint={
              report.official_rate === null
                ? `Nadie publicó la tasa de ese día: escribe cuántos ${report.currency} vale 1 USD.`
                : 'Solo si la oficial de ese día no es la que vale para este pago.'
            }
          >
            <DecimalInput value={rate ?? ''} onValueChange={onRate} />
          </Field>
        )}
        <Effect seen={seen} />
      </Stack>
      <Decision
        key={report.status}
        seen={seen}
        isFresh={isFresh}
        isLooking={isLooking}
        rate={rate}
        onClose={onClose}
      />
    </Whole>
  );
}
