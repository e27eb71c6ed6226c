import { formatMoney, originName, shortWhen, toldRate } from '@cuadra/shared/domain';
import { Card, Skeleton } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { dayAndMonth } from '../ui/dates.ts';
import { Converter, ConverterShape } from './Converter.tsx';
import { useCurrentRate } from './use-current-rate.ts';
import { useRatePlace } from './use-rate-drawer.ts';

const Label = styled.h2`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-3);
`;

const Figure = styled.div`
  margin: 4px 0 2px;
  font-size: var(--t-3xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
`;

const Since = styled.p`
  font-size: var(--t-sm);
  color: var(--ink-3);
`;

/** The rate of the day, large: the figure that every price follows; below it, a converter. */
export function RateCard() {
  const { data, isLoading, isError } = useCurrentRate();
  const place = useRatePlace();
  if (isLoading) {
    return (
      <Card $pad aria-busy>
        <Label>Tasa del día</Label>
        <Figure>
          <Skeleton width={190} height={39} />
        </Figure>
        <Skeleton width={140} height={21} />
        <ConverterShape />
      </Card>
    );
  }
  if (isError || !data || data.main === data.alternative) return null;
  const { rate_id, create_at, origin } = data;
  const told = toldRate(data);
  if (!rate_id) {
    return (
      <Card $pad aria-label="Tasa del día">
        <Label>Tasa del día</Label>
        <Figure>Sin tasa</Figure>
        <Since>Registra una tasa{place && ` en ${place.title}`} para vender en dos monedas.</Since>
      </Card>
    );
  }
  return (
    <Card $pad aria-label="Tasa del día">
      <Label>Tasa del día · 1 {told.source}</Label>
      <Figure>{formatMoney(told.rate, told.target)}</Figure>
      {create_at && (
        <Since>
          {originName(origin)}, {sinceText(create_at)}
        </Since>
      )}
      <Converter pair={data} />
    </Card>
  );
}

function sinceText(createAt: string): string {
  const when = shortWhen(createAt);
  return when.startsWith('hoy') ? when : `desde el ${dayAndMonth(createAt)}`;
}
