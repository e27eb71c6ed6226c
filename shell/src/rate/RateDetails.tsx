import type { CurrentRate } from '@cuadra/shared/contract';
import { formatMoney, toldRate } from '@cuadra/shared/domain';
import { useDrawers } from '@cuadra/shared/state';
import { Button, Dialog, RateAbout, useAcceptRate } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { useRateDrawer } from './use-rate-drawer.ts';

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

/** All that is known of the rate, from wherever one is, and the way to change it for who may. */
export default function RateDetails({ rate, open, onClose }: RateDetailsProps) {
  const accept = useAcceptRate();
  const drawer = useRateDrawer();
  const { openDrawer } = useDrawers();
  const told = toldRate(rate);
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title="Tasa de cambio"
      footer={
        drawer && (
          <Button
            onClick={() => {
              onClose();
              openDrawer(drawer);
            }}
          >
            Cambiar la tasa
          </Button>
        )
      }
    >
      <Figure>
        1 {told.source} = {formatMoney(told.rate, told.target)}
      </Figure>
      <RateAbout rate={rate} onAccept={accept} />
    </Dialog>
  );
}
