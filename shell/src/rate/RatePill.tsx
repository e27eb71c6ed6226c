import type { CurrentRate } from '@cuadra/shared/contract';
import {
  formatMoney,
  originName,
  type RateStanding,
  rateStanding,
  shortWhen,
  toldRate,
} from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useDrawers } from '@cuadra/shared/state';
import { Icon, PHONE, Skeleton, TOUCH } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import styled, { css } from 'styled-components';
import { useCurrentRate } from './use-current-rate.ts';
import { useRateDrawer } from './use-rate-drawer.ts';

const RateDetails = lazyComponent(() => import('./RateDetails.tsx'));

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 30px;
  padding: 0 var(--s-3);
  border-radius: 999px;
  border: 1px solid transparent;
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Rate = styled.span`
  ${pill}
  background: var(--gold-soft);
  color: var(--gold);
  font-weight: 600;
  ${PHONE} {
    padding: 0 10px;
    font-size: var(--t-xs);
  }
`;

const Source = styled.span<{ $standing: RateStanding }>`
  ${pill}
  border-color: ${({ $standing }) => ($standing === 'good' ? 'var(--line)' : 'currentColor')};
  background: var(--surface-2);
  color: ${({ $standing }) => ($standing === 'good' ? 'var(--ink-2)' : 'var(--gold)')};
  font-weight: ${({ $standing }) => ($standing === 'good' ? 400 : 600)};
  @media (max-width: 1000px) {
    display: none;
  }
`;

/** The mark of an error, where there is no room for its text. */
const Narrow = styled.span`
  display: none;
  @media (max-width: 1000px) {
    display: inline-flex;
  }
`;

const Unit = styled.span`
  ${PHONE} {
    display: none;
  }
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  flex: none;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  &:hover > span {
    border-color: currentColor;
  }
  ${TOUCH} {
    min-height: 44px;
  }
`;

const SAYS: Readonly<Record<RateStanding, string | undefined>> = {
  good: undefined,
  stale: 'Puede estar vieja',
  pending: 'Hay una por revisar',
};

/** What one unit of the alternative currency costs, who says so and since when; pressed, all that is known of it. */
export function RatePill() {
  const { data, isLoading } = useCurrentRate();
  const [open, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (open && !isWanted) setWanted(true);
  if (isLoading) return <Skeleton width="min(290px, 26vw)" height={30} radius="999px" />;
  if (!data || data.main === data.alternative) return null;
  if (data.rate_id === null) return <NoRate currency={data.alternative} />;
  const told = toldRate(data);
  const price = formatMoney(told.rate, told.target);
  const standing = rateStanding(data);
  const source = SAYS[standing] ?? sourceText(data);
  return (
    <>
      <Press
        type="button"
        aria-haspopup="dialog"
        aria-label={`Tasa: 1 ${told.source} = ${price}. ${source}`}
        // What fails here is asked for again when it is shown.
        onPointerEnter={() => void RateDetails.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Rate>
          {standing !== 'good' && (
            <Narrow>
              <Icon name="alert" size={14} />
            </Narrow>
          )}
          <span>
            <Unit>1 {told.source} = </Unit>
            {price}
          </span>
        </Rate>
        {source && (
          <Source $standing={standing}>
            {standing !== 'good' && <Icon name="alert" size={14} />}
            {source}
          </Source>
        )}
      </Press>
      {isWanted && (
        <Suspense fallback={null}>
          <RateDetails rate={data} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Pressed, it leads to where a rate is written, with the permission for it. */
function NoRate({ currency }: { currency: string }) {
  const drawer = useRateDrawer();
  const { openDrawer } = useDrawers();
  const text = <Rate>Sin tasa de {currency}</Rate>;
  if (!drawer) return text;
  return (
    <Press
      type="button"
      aria-haspopup="dialog"
      title="Registra la tasa del día"
      onClick={() => openDrawer(drawer)}
    >
      {text}
    </Press>
  );
}

function sourceText({ origin, create_at }: CurrentRate): string {
  return create_at ? `${originName(origin)} · ${shortWhen(create_at)}` : '';
}
