import type { ChartPoint } from '@cuadra/shared/ui';
import { type GroupBy, isPeriodGroup } from '../report-list.ts';
import { rowName, shortRowName } from '../rows/row-name.ts';
import { PointsPanel } from './PointsPanel.tsx';
import type { Series } from './series.ts';

/** Of a list that is longer, as many as a look takes in. */
const MOST_RANKED = 8;

interface Keyed {
  key: string | null;
  name: string | null;
}

export interface ChartPanelProps<Row extends Keyed> {
  title: string;
  /** Which days, or at which rate. */
  subtitle: string;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  groupBy: GroupBy;
  /** What is drawn; by something else than periods only the first one is. */
  series: readonly Series<Row>[];
  empty: string;
}

/** A report as a picture: by period as bars in time, by anything else the greatest of them. */
export function ChartPanel<Row extends Keyed>(props: ChartPanelProps<Row>) {
  const { title, subtitle, rows, groupBy, series, empty } = props;
  // One bar, or one row, is a figure that stands above already.
  if (rows && rows.length < 2) return null;
  const isInTime = isPeriodGroup(groupBy);
  const drawn = isInTime ? series : series.slice(0, 1);
  const isCut = !isInTime && (rows?.length ?? 0) > MOST_RANKED;
  return (
    <PointsPanel
      title={isCut ? `${title}: los primeros ${MOST_RANKED}` : title}
      subtitle={subtitle}
      points={pointsOf(isInTime ? rows : rows?.slice(0, MOST_RANKED), groupBy, drawn)}
      series={drawn.map(({ label, color }) => ({ label, color }))}
      ranked={!isInTime}
      empty={empty}
    />
  );
}

function pointsOf<Row extends Keyed>(
  rows: readonly Row[] | undefined,
  groupBy: GroupBy,
  series: readonly Series<Row>[],
): ChartPoint[] | undefined {
  return rows?.map((row) => ({
    key: row.key ?? '',
    label: shortRowName(groupBy, row),
    name: rowName(groupBy, row),
    amounts: series.map(({ money }) => money(row)),
  }));
}
