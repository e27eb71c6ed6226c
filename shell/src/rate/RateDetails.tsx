import type { CurrentRate } from '@cuadra/shared/contract';
import { formatMoney, toldRate } from '@cuadra/shared/domain';
import { Dialog, RateAbout, useAcceptRate } from '@cuadra/shared/ui';
import styled from 'styled-components';

export interface RateDetailsProps {
  rate: CurrentRate;
  open: boolean;
  onClose: () => void;
}

const Figure = styled.p`
  margin: var(--s-1) 0 var(--s-3);
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

/** All that is known of the rate, from wherever one is. */
export default function RateDetails({ rate, open, onClose }: RateDetailsProps) {
  const accept = useAcceptRate();
  const told = toldRate(rate);
  return (
    <Dialog open={open} onOpenChange={onClose} size="sm" title="Tasa de cambio">
      <Figure>
        1 {told.source} = {formatMoney(told.rate, told.target)}
      </Figure>
      <RateAbout rate={rate} onAccept={accept} />
    </Dialog>
  );
}
