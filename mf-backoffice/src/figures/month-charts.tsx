import type { FigureMonth } from '@cuadra/shared/contract';
import { formatNumber } from '@cuadra/shared/domain';
import type { TableColumn } from '@cuadra/shared/ui';
import { dollars } from '../basics/names.ts';
import type { MonthChartProps } from './MonthChart.tsx';
import { churnText, conversionText, leftCount } from './rates.ts';

/** The charts of the figures, and what their tables have beside the month. */
export const MONTH_CHARTS: readonly Omit<MonthChartProps, 'months'>[] = [
  {
    title: 'Empresas por estado',
    subtitle: 'Como terminó cada mes; el mes en curso, como están ahora',
    isStacked: true,
    empty: 'No había empresas en estos meses',
    series: [
      { label: 'Activas', color: 'var(--brand)', of: ({ paying }) => paying },
      { label: 'En prueba', color: 'var(--gold)', of: ({ trial }) => trial },
      { label: 'Vencidas', color: 'var(--danger)', of: ({ expired }) => expired },
      { label: 'Suspendidas', color: 'var(--ink-3)', of: ({ suspended }) => suspended },
    ],
    columns: [
      count('Activas', 'paying'),
      count('En prueba', 'trial'),
      count('Vencidas', 'expired'),
      count('Suspendidas', 'suspended'),
    ],
  },
  {
    title: 'Ingresos por mes',
    subtitle: 'En dólares: lo que se cobró, y lo que costaron los días de servicio',
    isMoney: true,
    empty: 'No se cobró ni se consumió nada en estos meses',
    series: [
      { label: 'Cobrado', color: 'var(--brand)', of: ({ income }) => income },
      { label: 'Consumido en días de servicio', color: 'var(--gold)', of: ({ charged }) => charged },
    ],
    columns: [
      money('Aprobado', 'approved'),
      money('Quitado', 'taken_back'),
      money('Cobrado', 'income'),
      money('Consumido', 'charged'),
    ],
  },
  {
    title: 'Conversión',
    subtitle: 'Qué fue de las empresas que se registraron en cada mes',
    isStacked: true,
    empty: 'Nadie se registró en estos meses',
    series: [
      { label: 'Pagaron', color: 'var(--brand)', of: ({ paid }) => paid },
      { label: 'Sin decidir, en prueba', color: 'var(--gold)', of: ({ undecided }) => undecided },
      { label: 'No pagaron', color: 'var(--ink-3)', of: leftCount },
    ],
    columns: [
      count('Registradas', 'registered'),
      count('Pagaron', 'paid'),
      count('En la prueba', 'paid_in_trial'),
      count('Sin decidir', 'undecided'),
      { key: 'share', header: 'Conversión', align: 'end', cell: conversionText },
    ],
  },
  {
    title: 'Abandono',
    subtitle: 'De las activas al empezar el mes, cuántas vencieron sin renovar',
    empty: 'No había empresas activas en estos meses',
    series: [
      { label: 'Activas al empezar', color: 'var(--brand)', of: ({ paying_before }) => paying_before },
      { label: 'Vencieron sin renovar', color: 'var(--danger)', of: ({ churned }) => churned },
    ],
    columns: [
      count('Activas al empezar', 'paying_before'),
      count('Vencieron', 'churned'),
      { key: 'share', header: 'Abandono', align: 'end', cell: churnText },
    ],
  },
];

type Counted = {
  [F in keyof FigureMonth]: FigureMonth[F] extends number ? F : never;
}[keyof FigureMonth];

function count(header: string, field: Counted): TableColumn<FigureMonth> {
  return { key: field, header, align: 'end', cell: (month) => formatNumber(month[field], 0) };
}

function money(
  header: string,
  field: 'approved' | 'taken_back' | 'income' | 'charged',
): TableColumn<FigureMonth> {
  return { key: field, header, align: 'end', cell: (month) => dollars(month[field]) };
}
