import { exact, formatMoney, formatNumber, saleTotal } from '@cuadra/shared/domain';
import { IconButton, Kbd } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';
import type { SaleTab } from '../../sale/sale-tab.ts';

const Mark = styled.div`
  flex-basis: 100%;
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: 4px 4px 4px 10px;
  border-radius: var(--r-1);
  background: var(--gold-soft);
  color: var(--gold);
  font-size: var(--t-sm);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  span {
    flex: 1;
  }
`;

export interface OldRateMarkProps {
  sale: Pick<SaleTab, 'products' | 'rate_seen'>;
  rate: SaleRate | undefined;
  /** The cashier has seen it, and told the customer. */
  onSeen: () => void;
}

/** Marks a sale that was put together at another rate, with the total that the customer was told then. */
export function OldRateMark({ sale: { products, rate_seen }, rate, onSeen }: OldRateMarkProps) {
  const isOld =
    rate !== undefined && rate_seen !== null && products.length > 0 && !exact(rate_seen).eq(rate.rate);
  useKey('seenRate', onSeen, isOld);
  if (!isOld) return null;
  const before = saleTotal(products, { ...rate, rate: rate_seen, inverse: null });
  return (
    <Mark role="status">
      <span>
        Cambió la tasa: a {formatNumber(rate_seen, 2)} eran {formatMoney(before.main, rate.main)}.
      </span>
      <IconButton
        icon="check"
        size="sm"
        label="Entendido, sigue con la tasa nueva"
        aria-keyshortcuts={ariaKey('seenRate')}
        onClick={onSeen}
      />
      <Kbd rare>{KEYS.seenRate.drawn}</Kbd>
    </Mark>
  );
}
