import { BarChart, Grid, Skeleton, Stack } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { CHART_HEIGHT } from './MonthChart.tsx';
import { FiveFigures } from './Overview.tsx';

/** The shape of figures that are on their way; the charts' code is fetched beside them. */
export function FiguresShape() {
  useEffect(() => {
    // What fails here is asked for again by the charts themselves.
    void BarChart.preload().catch(() => undefined);
  }, []);
  return (
    <Stack aria-busy aria-label="Cargando las cifras">
      <FiveFigures>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} height={118} radius="var(--r-3)" />
        ))}
      </FiveFigures>
      <Grid $min={420} $gap={4}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height={CHART_HEIGHT + 110} radius="var(--r-3)" />
        ))}
      </Grid>
    </Stack>
  );
}
