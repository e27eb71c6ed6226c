import type { DisplayShop, DisplaySnapshot } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import styled from 'styled-components';
import { Label, Logo, Middle } from './screen-style.ts';

const Thanks = styled.h1`
  color: var(--brand-ink);
  font-size: calc(var(--u) * 5);
  letter-spacing: -0.03em;
`;

const Change = styled.div`
  padding: calc(var(--u) * 1.2) calc(var(--u) * 2.4);
  border-radius: var(--r-3);
  background: var(--ok-soft);
  color: var(--ok);
  font-size: calc(var(--u) * 1.4);
  b {
    display: block;
    font-size: calc(var(--u) * 3.6);
    letter-spacing: -0.02em;
  }
`;

const SmallLogo = styled(Logo)`
  width: calc(var(--u) * 7);
  height: calc(var(--u) * 7);
  padding: calc(var(--u) * 0.4);
`;

interface ThanksViewProps {
  snapshot: DisplaySnapshot;
  shop: DisplayShop | null;
}

/** It is sold: what it came to, and what is given back. */
export function ThanksView({ snapshot, shop }: ThanksViewProps) {
  const { total, main, alternative, change } = snapshot;
  return (
    <Middle role="status">
      {shop?.logo && <SmallLogo src={shop.logo} alt="" />}
      <Thanks>¡Gracias!</Thanks>
      {total && (
        <Label>
          Total {formatMoney(total.main, main)}
          {main !== alternative && ` · ${formatMoney(total.alternative, alternative)}`}
        </Label>
      )}
      {change.length > 0 && (
        <Change>
          Tu vuelto
          <b>{change.map(({ amount, currency }) => formatMoney(amount, currency)).join(' y ')}</b>
        </Change>
      )}
    </Middle>
  );
}
