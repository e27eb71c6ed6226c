import type { ReviewedReport } from '@cuadra/shared/contract';
import { formatRate, plainDay } from '@cuadra/shared/domain';
import { Facts } from '@cuadra/shared/ui';
import { momentText } from '../basics/moment-text.ts';
import { dollars, METHOD_NAMES } from '../basics/names.ts';

/** What was reported, and what became of it. */
export function PaymentFacts({ report }: { report: ReviewedReport }) {
  return <Facts facts={paymentFacts(report)} />;
}

/** The lines of a payment: those that it has. */
export function paymentFacts(report: ReviewedReport): (readonly [string, string])[] {
  const { method, reference, date, currency, usd, official_rate, rate, note, user, status } = report;
  const counted = status === 'approved' ? rate : official_rate;
  const lines: (readonly [string, string | false | null])[] = [
    ['Cómo pagó', METHOD_NAMES[method]],
    ['Referencia', reference],
    ['Día del pago', plainDay(date)],
    [
      status === 'approved' ? 'Tasa con que se aprobó' : 'Tasa oficial de ese día',
      currency !== 'USD' && (counted ? `1 USD = ${formatRate(counted)} ${currency}` : 'Nadie la publicó'),
    ],
    ['En dólares', currency !== 'USD' && usd !== null && dollars(usd)],
    ['Nota', note],
    ['Lo reportó', `${user}, ${momentText(report.create_at)}`],
    [
      status === 'refused' ? 'Lo rechazó' : 'Lo aprobó',
      report.decided_at !== null && `${report.decided_by ?? 'Cuadra'}, ${momentText(report.decided_at)}`,
    ],
    ['Motivo', report.reason],
  ];
  return lines.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
