import { can } from '@cuadra/shared/state';
import { PHONE, VisuallyHidden } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SUBSCRIPTION_PATH } from '../../navigation/guard.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { lastDayAndMonth } from '../../ui/dates.ts';
import { daysLeftText, shareLeft } from './days-left.ts';

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
    padding-block: 14px;
    margin-block: -10px;
    font-weight: 600;
  }
  @media (max-height: 620px) {
    display: none;
  }
  ${PHONE} {
    display: block;
  }
`;

/** The days that are left, of all that the term had. */
const Bar = styled.div<{ $share: number; $low: boolean }>`
  height: 5px;
  margin-block: var(--s-2);
  border-radius: 999px;
  background: ${({ $low }) => ($low ? 'color-mix(in srgb, var(--gold) 22%, transparent)' : 'var(--sunken)')};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: ${({ $share }) => $share * 100}%;
    height: 100%;
    border-radius: inherit;
    background: ${({ $low }) => ($low ? 'var(--gold)' : 'var(--brand)')};
  }
`;

/** Days at which the card turns gold. */
const FEW_DAYS = 5;

/** Only the number, while the sidebar is only icons. */
const Count = styled(Link)<{ $low: boolean }>`
  display: grid;
  place-items: center;
  height: 44px;
  margin-top: var(--s-2);
  border-radius: var(--r-1);
  background: ${({ $low }) => ($low ? 'var(--gold-soft)' : 'var(--surface-2)')};
  box-shadow: inset 0 0 0 1px var(--line);
  color: ${({ $low }) => ($low ? 'var(--gold)' : 'var(--ink-2)')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`;

/** The days that are left (spec §1), with what they mean as a tooltip and for screen readers. */
export function SubscriptionCard({ collapsed }: { collapsed: boolean }) {
  const { subscription, isExpired } = useVisitor().state;
  if (!subscription || isExpired) return null;
  const { title, hint } = daysLeftText(subscription);
  const isLow = subscription.remaining_days <= FEW_DAYS;
  const maySee = can(['subscription', 'view_subscription']);
  if (collapsed) {
    if (!maySee) return null;
    return (
      <Count to={SUBSCRIPTION_PATH} $low={isLow} title={hint} aria-label={`${title}. ${hint}`}>
        {subscription.remaining_days}
      </Count>
    );
  }
  return (
    <Box title={hint} $low={isLow}>
      <b>{title}</b>
      <VisuallyHidden>{hint}.</VisuallyHidden>
      <Bar $share={shareLeft(subscription)} $low={isLow} aria-hidden />
      {subscription.freeSubscription ? 'Prueba' : 'Plan'} hasta el {lastDayAndMonth(subscription.expires_at)}
      {maySee && (
        <div>
          <Link to={SUBSCRIPTION_PATH}>Ver suscripción</Link>
        </div>
      )}
    </Box>
  );
}
