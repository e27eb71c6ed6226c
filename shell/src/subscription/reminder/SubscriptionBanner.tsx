import { useCall } from '@cuadra/shared/client';
import { can } from '@cuadra/shared/state';
import { Icon } from '@cuadra/shared/ui';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { SUBSCRIPTION_PATH } from '../../navigation/guard.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { alertOf, endText } from './subscription-alert.ts';

/** Milliseconds: a cash register stays open for days, and its last one must not come as a surprise. */
const REFRESH = 60 * 60_000;

const Strip = styled.div<{ $bad: boolean }>`
  grid-row: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1) var(--s-2);
  padding: var(--s-2) var(--s-5);
  font-size: var(--t-sm);
  font-weight: 500;
  color: ${({ $bad }) => ($bad ? 'var(--danger)' : 'var(--gold)')};
  background: ${({ $bad }) => ($bad ? 'var(--danger-soft)' : 'var(--gold-soft)')};
  a {
    color: inherit;
    font-weight: 600;
  }
`;

/** Says so when the subscription is about to end, or has. */
export function SubscriptionBanner() {
  const { state } = useVisitor();
  const { pathname } = useLocation();
  const { data } = useCall('GET /subscriptions/alert_subscriptions', undefined, {
    enabled: state.subscription !== null,
    // The session has told it already; asked for again only as time goes by.
    initialData: () => alertOf(state),
    staleTime: REFRESH,
    refetchInterval: REFRESH,
  });
  const [alert] = data?.items ?? [];
  if (!state.subscription || (!alert && !state.isExpired)) return null;
  const days = state.isExpired ? 0 : (alert?.remainingDays ?? 0);
  return (
    <Strip $bad={days === 0} role="status">
      <Icon name="alert" size={16} />
      <span>{endText(days, state.subscription.freeSubscription)}</span>
      {pathname !== SUBSCRIPTION_PATH && (state.isExpired || can(['subscription', 'view_subscription'])) && (
        <Link to={SUBSCRIPTION_PATH}>Ver suscripción</Link>
      )}
    </Strip>
  );
}
