import { useCall } from '@cuadra/shared/client';
import type { ListedModule } from '@cuadra/shared/contract';
import { addDays, companyDay } from '@cuadra/shared/domain';
import { LoadFailed, Row, SegmentedChoice, Skeleton, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { CompanyLoads } from './CompanyLoads.tsx';
import { LoadsChart } from './LoadsChart.tsx';
import { VersionLoads } from './VersionLoads.tsx';

const PERIODS = [
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: '90', label: '90 días' },
];

/** How a module loaded in the browsers of some days: by day, by version, by company. */
export function FiguresTab({ module: { name } }: { module: ListedModule }) {
  const [days, setDays] = useState('7');
  const from = addDays(companyDay(new Date()), 1 - Number(days));
  const { data, error, refetch } = useCall(
    'GET /releases/{module}/figures',
    { params: { module: name }, query: { from } },
    { staleTime: 0, placeholderData: (before) => before },
  );
  return (
    <Stack $gap={4}>
      <Row>
        <SegmentedChoice
          aria-label="Días"
          options={PERIODS}
          value={days}
          onChoose={setDays}
          listWidth={120}
        />
      </Row>
      {data ? (
        <>
          <LoadsChart days={data.days} />
          <VersionLoads versions={data.versions} />
        </>
      ) : error ? (
        <LoadFailed title="No pudimos cargar las cifras" error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={320} radius="var(--r-2)" />
      )}
      <CompanyLoads module={name} from={from} />
    </Stack>
  );
}
