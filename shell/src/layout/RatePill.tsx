import { formatMoney } from '@cuadra/shared/domain';
import { PHONE, Skeleton, VisuallyHidden } from '@cuadra/shared/ui';
import styled, { css } from 'styled-components';
import { shortWhen } from './dates.ts';
import { originName } from './rate-origin.ts';
import { useCurrentRate } from './use-current-rate.ts';

const pill = css`
  display: inline-flex;
  align-items: center;
  height: 30px;
  padding: 0 var(--s-3);
  border-radius: 999px;
  border: 1px solid var(--line);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Rate = styled.span`
  ${pill}
  border-color: transparent;
  background: var(--gold-soft);
  color: var(--gold);
  font-weight: 600;
  ${PHONE} {
    padding: 0 10px;
    font-size: var(--t-xs);
  }
`;

const Wide = styled.span`
  ${PHONE} {
    display: none;
  }
`;

const Narrow = styled.span`
  display: none;
  ${PHONE} {
    display: inline;
  }
`;

const Source = styled.span`
  ${pill}
  background: var(--surface-2);
  color: var(--ink-2);
  @media (max-width: 1000px) {
    display: none;
  }
`;

/** What one unit of the alternative currency costs, who says so and since when. */
export function RatePill() {
  const { data, isLoading } = useCurrentRate();
  if (isLoading) return <Skeleton width={150} height={30} radius="999px" />;
  if (!data) return null;
  const { main, alternative, rate, rate_id, create_at, origin } = data;
  if (main === alternative) return null;
  if (rate_id === null) return <Rate title="Registra una tasa en Ajustes">Sin tasa de {alternative}</Rate>;
  const price = formatMoney(rate, main);
  const text = `1 ${alternative} = ${price}`;
  return (
    <>
      <Rate>
        <Wide>{text}</Wide>
        <Narrow>
          <span aria-hidden>{price}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </Narrow>
      </Rate>
      {create_at && (
        <Source>
          {originName(origin)} · {shortWhen(create_at)}
        </Source>
      )}
    </>
  );
}
