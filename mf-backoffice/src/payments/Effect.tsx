import { Card, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { days, dollars } from '../basics/names.ts';
import type { SeenPayment } from './seen-payment.ts';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-3);
  margin-top: var(--s-2);
  dt {
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const PROBLEMS: Readonly<Record<NonNullable<SeenPayment['problem']>, string>> = {
  'no-rate': 'Sin la tasa de ese día no se puede aprobar. Escríbela arriba.',
  'too-small': 'A esa tasa queda menos de un centavo. Revísala.',
  'already-used': 'La empresa ya reportó otro pago con esta referencia: este no se puede aprobar.',
};

/** What the decision makes of the balance and the days, before anybody presses. */
export function Effect({ seen: { report, before, after, problem } }: { seen: SeenPayment }) {
  const title = report.status === 'approved' ? 'Si quitas la aprobación' : 'Si lo apruebas';
  return (
    <Card $pad aria-label={title}>
      <h3>{title}</h3>
      {problem !== null && <Text $tone="bad">{PROBLEMS[problem]}</Text>}
      {after && (
        <Figures>
          <div>
            <dt>Saldo</dt>
            <dd>
              {dollars(before.balance)} → {dollars(after.balance)}
            </dd>
          </div>
          <div>
            <dt>Le quedan</dt>
            <dd>
              {days(before.remaining_days)} → {days(after.remaining_days)}
            </dd>
          </div>
        </Figures>
      )}
    </Card>
  );
}
