import type { DisplaySnapshot } from '@cuadra/shared/contract';
import { formatMoney, formatPairRate, MINUS } from '@cuadra/shared/domain';
import styled from 'styled-components';
import { Label } from './screen-style.ts';

const Figure = styled.div`
  font-size: calc(var(--u) * 3.1);
  font-weight: 700;
  letter-spacing: -0.03em;
  line-height: 1.1;
`;

const Other = styled.div`
  margin-top: calc(var(--u) * 0.3);
  font-size: calc(var(--u) * 2);
  font-weight: 600;
  letter-spacing: -0.02em;
`;

const Small = styled.p`
  margin-top: calc(var(--u) * 0.5);
  color: var(--ink-2);
`;

const Off = styled(Small)`
  color: var(--ok);
  font-weight: 600;
`;

/** What it comes to in both currencies, and at which rate. */
export function TotalPart({ snapshot }: { snapshot: DisplaySnapshot }) {
  const { total, discount, rate, main, alternative } = snapshot;
  if (!total) return null;
  return (
    <section aria-label="Total">
      <Label>Total</Label>
      <Figure>{formatMoney(total.main, main)}</Figure>
      {main !== alternative && <Other>{formatMoney(total.alternative, alternative)}</Other>}
      {discount && (
        <Off>
          Descuento incluido: {MINUS}
          {formatMoney(discount.main, main)}
        </Off>
      )}
      {rate !== null && <Small>Tasa: {formatPairRate(alternative, main, rate)}</Small>}
    </section>
  );
}
