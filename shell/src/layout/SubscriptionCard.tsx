import { can } from '@cuadra/shared/state';
import { PHONE } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SUBSCRIPTION_PATH } from '../session/guard.ts';
import { useSigned } from '../session/offer-context.tsx';
import { longDate } from './dates.ts';
import { daysLeftText } from './days-left.ts';

const Box = styled.div<{ $low: boolean }>`
  margin-top: var(--s-2);
  padding: var(--s-3);
  border: 1px solid ${({ $low }) => ($low ? 'transparent' : 'var(--line)')};
  border-radius: var(--r-2);
  background: ${({ $low }) => ($low ? 'var(--gold-soft)' : 'var(--surface-2)')};
  font-size: var(--t-xs);
  color: var(--ink-2);
  b {
    display: block;
    font-size: var(--t-sm);
    font-weight: 600;
    color: ${({ $low }) => ($low ? 'var(--gold)' : 'var(--ink)')};
  }
  a {
    display: inline-block;
    padding-block: 4px;
    font-weight: 600;
  }
  @media (max-height: 620px) {
    display: none;
  }
  ${PHONE} {
    display: block;
  }
`;

/** Days at which the card turns gold. */
const FEW_DAYS = 5;

/** The days that are left (spec §1); nothing while the sidebar is only icons. */
export function SubscriptionCard({ collapsed }: { collapsed: boolean }) {
  const { subscription, isExpired } = useSigned().state;
  if (collapsed || !subscription || isExpired) return null;
  const { title, hint } = daysLeftText(subscription);
  return (
    <Box title={hint} $low={subscription.remaining_days <= FEW_DAYS}>
      <b>{title}</b>
      {subscription.freeSubscription ? 'Prueba' : 'Plan'} hasta el {longDate(subscription.expires_at)}
      {can(['subscription', 'view_subscription']) && (
        <div>
          <Link to={SUBSCRIPTION_PATH}>Ver suscripción</Link>
        </div>
      )}
    </Box>
  );
}
