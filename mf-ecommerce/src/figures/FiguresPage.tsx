import { useCall } from '@cuadra/shared/client';
import {
  Grid,
  LoadFailed,
  Page,
  PageHeader,
  PeriodPicker,
  PHONE,
  Sheet,
  Skeleton,
  Stack,
  usePeriod,
} from '@cuadra/shared/ui';
import styled from 'styled-components';
import { BestSold } from './BestSold.tsx';
import { DayChart } from './DayChart.tsx';
import { Funnel } from './Funnel.tsx';
import { Misses } from './Misses.tsx';

/** Pixels that a list has at least. */
const WIDTH = 420;

/** On a phone the periods are as wide as what they are about. */
const Periods = styled.div`
  ${PHONE} {
    width: calc(100vw - 2 * var(--s-4));
  }
`;

/** `/ecommerce/figures`: who came to the store, what they looked for, and what was sold. */
export function FiguresPage() {
  const period = usePeriod();
  const { range } = period;
  const { data, error, refetch, isPlaceholderData } = useCall(
    'GET /store/figures',
    { query: range },
    { staleTime: 0, refetchOnWindowFocus: true, placeholderData: (previous) => previous },
  );
  return (
    <Page>
      <PageHeader
        title="Cifras de tu tienda"
        subtitle="Se cuentan sin cookies y sin guardar quién es nadie"
        actions={
          <Periods>
            <PeriodPicker {...period} />
          </Periods>
        }
      />
      {error && !data ? (
        <Sheet>
          <LoadFailed title="No pudimos cargar las cifras" error={error} onRetry={() => void refetch()} />
        </Sheet>
      ) : (
        <Stack aria-busy={!data || isPlaceholderData}>
          <Funnel figures={data} />
          <DayChart range={range} days={data?.days} />
          {data ? (
            <Grid $min={WIDTH} $gap={4} $align="start">
              <BestSold {...data} />
              <Misses misses={data.misses} />
            </Grid>
          ) : (
            <Skeleton height={260} radius="var(--r-3)" />
          )}
        </Stack>
      )}
    </Page>
  );
}
