import { lazyComponent } from '../remote/index.ts';
import { Skeleton } from './Skeleton.tsx';

/**
 * Amounts as bars by period, side by side where there are several series. For the eye: the `ChartFrame` around it has the same
 * as a table. Recharts weighs more than most modules, and is fetched by the first chart that is shown.
 */
export const BarChart = lazyComponent(
  () => import('./BarChart.tsx'),
  ({ height }) => <Skeleton height={height} radius="var(--r-2)" />,
);
