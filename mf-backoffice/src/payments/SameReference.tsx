import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { Notice, Stack } from '@cuadra/shared/ui';
import { REPORT_STATES } from '../basics/names.ts';
import type { SeenPayment } from './seen-payment.ts';

/** Who named this reference before: the same company again, or another one. */
export function SameReference({ report, same }: Pick<SeenPayment, 'report' | 'same'>) {
  if (same.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={
        same.length === 1
          ? 'Esta referencia está en otro reporte.'
          : `Esta referencia está en otros ${same.length} reportes.`
      }
    >
      <Stack as="ul" $gap={1}>
        {same.map(({ id, company, amount, currency, date, status }) => (
          <li key={id}>
            {company.id === report.company.id ? 'La misma empresa' : company.name}:{' '}
            {formatMoney(amount, currency)} del {plainDay(date)}, {REPORT_STATES[status].name.toLowerCase()}
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
