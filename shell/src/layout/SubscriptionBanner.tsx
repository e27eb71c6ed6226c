import { can } from '@cuadra/shared/state';
import { Icon } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SUBSCRIPTION_PATH } from '../session/guard.ts';
import { useSigned } from '../session/offer-context.tsx';

/** Days before the end from which the banner shows. */
const WARN_DAYS = 3;

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
  const { subscription, isExpired } = useSigned().state;
  if (!subscription || (!isExpired && subscription.remaining_days > WARN_DAYS)) return null;
  return (
    <Strip $bad={isExpired} role="status">
      <Icon name="alert" size={16} />
      <span>{isExpired ? 'La suscripción venció.' : endText(subscription.remaining_days)}</span>
      {(isExpired || can(['subscription', 'view_subscription'])) && (
        <Link to={SUBSCRIPTION_PATH}>Ver suscripción</Link>
      )}
    </Strip>
  );
}

/** Today is one of the days that are left. */
function endText(days: number): string {
  return days <= 1 ? 'La suscripción vence hoy.' : `La suscripción vence en ${days} días, contando hoy.`;
}
