import { useCall } from '@cuadra/shared/client';
import { ButtonLink, LoadFailed, Page, PageHeader, Stack } from '@cuadra/shared/ui';
import { PRODUCTIONS_PATH } from '../productions/production-paths.ts';
import { CanMake } from './CanMake.tsx';
import { CostTrend } from './CostTrend.tsx';
import { RunsOut } from './RunsOut.tsx';
import { SummaryFigures } from './SummaryFigures.tsx';
import { Yields } from './Yields.tsx';

/** `/industrial`: what can be made today, what runs out, how costs move, and what is spoilt. */
export function IndustrialPage() {
  const { data, error, refetch } = useCall('GET /industrial/summary', {}, { staleTime: 0 });
  return (
    <Page>
      <PageHeader
        title="Resumen industrial"
        subtitle="Qué puedes hacer hoy, qué se acaba y cuánto te cuesta"
        actions={
          <ButtonLink to={PRODUCTIONS_PATH} icon="factory">
            Producciones
          </ButtonLink>
        }
      />
      {error && !data ? (
        <LoadFailed level={2} title="No pudimos cargar el resumen" error={error} onRetry={refetch} />
      ) : (
        <Stack $gap={4}>
          <SummaryFigures summary={data} />
          <CanMake summary={data} />
          <RunsOut summary={data} />
          <CostTrend summary={data} />
          <Yields summary={data} />
        </Stack>
      )}
    </Page>
  );
}
