import type { FigureMonth } from '@cuadra/shared/contract';
import { SUBSCRIPTION_CURRENCY } from '@cuadra/shared/domain';
import {
  BarChart,
  ChartFrame,
  type ChartLegend,
  PartBoundary,
  Table,
  type TableColumn,
} from '@cuadra/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { monthName } from './month-span.ts';

/** Pixels. */
export const CHART_HEIGHT = 240;

/** What is drawn of each month. */
export interface MonthSeries extends ChartLegend {
  of: (month: FigureMonth) => string | number;
}

export interface MonthChartProps {
  title: string;
  subtitle: string;
  months: readonly FigureMonth[];
  series: readonly MonthSeries[];
  /** Of the table, beside the month. */
  columns: readonly TableColumn<FigureMonth>[];
  /** Amounts in USD, and not how many of something. */
  isMoney?: boolean;
  /** The series are parts of one whole. */
  isStacked?: boolean;
  /** Said where nothing is to be drawn. */
  empty: string;
}

const Month = styled.span`
  white-space: nowrap;
`;

const MONTH: TableColumn<FigureMonth> = {
  key: 'month',
  header: 'Mes',
  cell: ({ month }) => <Month>{monthName(month)}</Month>,
};

/** A figure month by month: as a chart, and as a table that says more. */
export function MonthChart(props: MonthChartProps) {
  const { title, subtitle, months, series, columns, isMoney = false, isStacked = false, empty } = props;
  const points = useMemo(
    () =>
      months.map((month) => ({
        ...{ key: month.month, label: monthName(month.month), name: monthName(month.month) },
        amounts: series.map(({ of }) => ({
          ...{ amount: String(of(month)), currency: isMoney ? SUBSCRIPTION_CURRENCY : '' },
          other: undefined,
        })),
      })),
    [months, series, isMoney],
  );
  const isEmpty = points.every(({ amounts }) => amounts.every(({ amount }) => Number(amount) === 0));
  return (
    <PartBoundary what="la gráfica" height={CHART_HEIGHT}>
      <ChartFrame
        title={title}
        subtitle={subtitle}
        legend={series}
        state={isEmpty ? 'empty' : 'ready'}
        empty={empty}
        height={CHART_HEIGHT}
        table={
          <Table label={title} columns={[MONTH, ...columns]} rows={months} rowKey={({ month }) => month} />
        }
      >
        <BarChart
          points={points}
          series={series}
          height={CHART_HEIGHT}
          isCount={!isMoney}
          zeroLine={isMoney}
          isStacked={isStacked}
        />
      </ChartFrame>
    </PartBoundary>
  );
}
