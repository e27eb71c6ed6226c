import { formatMoney, formatRate } from '@cuadra/shared/domain';
import { Card, Skeleton } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { longDate, shortWhen } from '../layout/dates.ts';
import { originName } from '../layout/rate-origin.ts';
import { useCurrentRate } from '../layout/use-current-rate.ts';

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-3) var(--s-6);
  padding: var(--s-4) 18px;
  margin-bottom: var(--s-4);
  font-variant-numeric: tabular-nums;
`;

const Label = styled.h2`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-3);
`;

const Figure = styled.div`
  margin-top: 4px;
  font-size: var(--t-3xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
`;

const Since = styled.div`
  font-size: var(--t-sm);
  color: var(--ink-2);
  text-align: end;
  b {
    display: block;
    font-weight: 600;
    color: var(--gold);
  }
`;

/** The rate of the day, large: the figure that every price follows. */
export function RateCard() {
  const { data, isLoading } = useCurrentRate();
  if (isLoading) {
    return (
      <Box aria-busy>
        <div>
          <Label>Tasa del día</Label>
          <Figure>
            <Skeleton width={210} height={34} />
          </Figure>
        </div>
      </Box>
    );
  }
  if (!data || data.main === data.alternative) return null;
  const { main, alternative, rate, rate_id, create_at, origin } = data;
  return (
    <Box aria-label="Tasa del día">
      <div>
        <Label>Tasa del día</Label>
        <Figure>{rate_id ? formatMoney(rate, main) : 'Sin tasa'}</Figure>
      </div>
      {rate_id && create_at ? (
        <Since>
          <b>
            1 {alternative} = {formatRate(rate)} {main}
          </b>
          {originName(origin)}, {sinceText(create_at)}
        </Since>
      ) : (
        <Since>Registra una tasa en Ajustes para vender en dos monedas.</Since>
      )}
    </Box>
  );
}

function sinceText(createAt: string): string {
  const when = shortWhen(createAt);
  return when.startsWith('hoy') ? when : `desde el ${longDate(createAt)}`;
}
