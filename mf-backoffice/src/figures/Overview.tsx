import type { ApiOutput } from '@cuadra/shared/client';
import type { FigureMonth } from '@cuadra/shared/contract';
import { counted, formatNumber, SUBSCRIPTION_CURRENCY } from '@cuadra/shared/domain';
import { PHONE, Stat } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { dollars } from '../basics/names.ts';
import { monthName } from './month-span.ts';
import { allOf, churnText, conversionText } from './rates.ts';

type Figures = ApiOutput<'GET /backoffice/figures'>;

/** Five beside each other; where there is less room the first one, an amount, is as wide as two, so that all lines are full. */
export const FiveFigures = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--s-3);
  @media (max-width: 1180px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-child {
      grid-column: span 2;
    }
  }
  ${PHONE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What is read first: of the last of the months, and what became of who registered in all of them. */
export function Overview({ figures: { months, ending } }: { figures: Figures }) {
  const last = months.at(-1);
  if (!last) return null;
  const cohort = allOf(months);
  const name = monthName(last.month);
  return (
    <FiveFigures>
      <Stat
        label={`Cobrado en ${name}`}
        value={{ amount: last.income, currency: SUBSCRIPTION_CURRENCY }}
        note={incomeText(months)}
      />
      <Stat label={`Activas en ${name}`} value={formatNumber(last.paying, 0)} note={othersText(last)} />
      <Stat
        label="Pruebas por terminar"
        value={formatNumber(ending.count, 0)}
        note="En los próximos 7 días"
      />
      <Stat label="Conversión" value={conversionText(cohort)} note={cohortText(cohort)} />
      <Stat
        label={`Abandono en ${name}`}
        value={churnText(last)}
        note={`${last.churned} de ${counted(last.paying_before, 'activa', 'activas')} al empezar`}
      />
    </FiveFigures>
  );
}

function cohortText({ registered, paid, undecided }: ReturnType<typeof allOf>): string {
  const text = `${formatNumber(paid, 0)} de ${counted(registered, 'registrada', 'registradas')}`;
  return undecided === 0 ? text : `${text}; ${formatNumber(undecided, 0)} sin decidir`;
}

function othersText({ trial, expired, suspended }: FigureMonth): string {
  return [
    `${formatNumber(trial, 0)} en prueba`,
    counted(expired, 'vencida', 'vencidas'),
    ...(suspended > 0 ? [counted(suspended, 'suspendida', 'suspendidas')] : []),
  ].join(', ');
}

/** The month before as it was, and no percentage: the running one is not over. */
function incomeText(months: readonly FigureMonth[]): string | undefined {
  const before = months.at(-2);
  return before && `${dollars(before.income)} en ${monthName(before.month)}`;
}
