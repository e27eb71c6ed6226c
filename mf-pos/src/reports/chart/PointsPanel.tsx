import {
  BarChart,
  ChartFrame,
  type ChartLegend,
  type ChartPoint,
  Money,
  PartBoundary,
  Table,
  type TableColumn,
} from '@cuadra/shared/ui';
import { RankChart } from './RankChart.tsx';

export interface PointsPanelProps {
  title: string;
  /** Which days, or at which rate. */
  subtitle: string;
  /** Undefined while they are on their way. */
  points: readonly ChartPoint[] | undefined;
  /** One for each amount of a point; ranked, only the first one is drawn. */
  series: readonly ChartLegend[];
  /** As the greatest of a list, and not as bars in time. */
  ranked?: boolean;
  empty: string;
  /** Pixels. 260 by default. */
  height?: number;
}

/** Figures as a picture, and as a table for whoever reads better than they look. */
export function PointsPanel(props: PointsPanelProps) {
  const { title, subtitle, points, series, ranked = false, empty, height = 260 } = props;
  const isEmpty = points?.every(({ amounts }) => amounts.every(({ amount }) => Number(amount) === 0));
  return (
    // Around the frame, and not within its picture, which only the eye is shown: what failed has a button.
    <PartBoundary what="la gráfica" height={height}>
      <ChartFrame
        title={title}
        subtitle={subtitle}
        {...(series.length > 1 && { legend: series })}
        state={points ? (isEmpty ? 'empty' : 'ready') : 'loading'}
        empty={empty}
        height={height}
        table={
          points && (
            <Table
              label={`Gráfica: ${title}`}
              columns={columnsOf(series)}
              rows={points}
              rowKey={({ key }) => key}
            />
          )
        }
      >
        {points &&
          (ranked ? (
            <RankChart points={points} color={series[0]?.color ?? 'var(--brand)'} />
          ) : (
            <BarChart points={points} series={series} height={height} zeroLine />
          ))}
      </ChartFrame>
    </PartBoundary>
  );
}

function columnsOf(series: readonly { label: string }[]): TableColumn<ChartPoint>[] {
  return [
    { key: 'name', header: 'De', cell: ({ name }) => name },
    ...series.map(
      ({ label }, index): TableColumn<ChartPoint> => ({
        key: label,
        header: label,
        align: 'end',
        cell: ({ amounts }) => {
          const money = amounts[index];
          return money && <Money {...money} align="end" />;
        },
      }),
    ),
  ];
}
