import type { PendingFigures } from '@cuadra/shared/contract';
import { type DayRange, formatMoney, formatNumber, rangeText, shownMoney } from '@cuadra/shared/domain';
import type { StatProps } from '@cuadra/shared/ui';

/** What a report on debts says beside its rows. */
export interface DebtReport {
  totals: PendingFigures;
  main: string;
  alternative: string;
  /** 1 alternative = rate main, today. */
  rate: string;
}

/** What is owed now, in a few figures. */
export function debtStats(report: DebtReport | undefined): StatProps[] {
  if (!report) return ['Por cobrar', 'Clientes', 'Ventas'].map((label) => ({ label, value: undefined }));
  const { totals, alternative, main, rate } = report;
  const inOtherCurrencies = totals.currencies.filter(({ currency }) => currency !== alternative);
  return [
    {
      label: 'Por cobrar',
      value: shownMoney(totals.total, totals.total_alternative, report),
      note: main === alternative ? 'Hoy' : `A la tasa de hoy, ${formatNumber(rate, 2)}`,
    },
    {
      label: 'Clientes',
      value: formatNumber(totals.clients, 0),
      note: totals.clients === 0 ? 'Nadie te debe' : 'Con algo por pagar',
    },
    { label: 'Ventas', value: formatNumber(totals.sales, 0), note: 'A crédito y sin pagar del todo' },
    ...inOtherCurrencies.map(({ currency, amount }) => ({
      label: `De ello, en ${currency}`,
      value: formatMoney(amount, currency),
    })),
  ];
}

/** Of which sales, and at which rate. */
export function debtSubtitle(range: DayRange | undefined, report: DebtReport | undefined): string {
  const of = range ? `De lo vendido ${rangeText(range)}` : 'Todo lo que te deben hoy';
  return report && report.main !== report.alternative
    ? `${of}, a la tasa de hoy (${formatNumber(report.rate, 2)})`
    : of;
}
