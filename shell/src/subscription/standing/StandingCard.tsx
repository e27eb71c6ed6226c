import type { Subscription } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { useCan, useDrawers } from '@cuadra/shared/state';
import { Button, ButtonLink, Card, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { lastDay } from '../../ui/dates.ts';
import { Actions } from '../../ui/section.ts';
import { BILLING_NAMES, days, dollars } from '../basics/names.ts';
import { CHANGE_PLAN_PATH, REPORT_DRAWER } from '../basics/paths.ts';
import { Figures } from '../basics/subscription-style.ts';
import { shareLeft } from '../reminder/days-left.ts';
import { priceText, type Standing, standingOf } from './standing.ts';

const Box = styled(Card)`
  display: grid;
  gap: var(--s-5);
  padding: var(--s-5);
  ${PHONE} {
    padding: var(--s-4);
  }
`;

/** The room that it takes, while it is on its way. */
export const StandingShape = styled.div`
  height: 299px;
  ${PHONE} {
    height: 405px;
  }
`;

const COLOURS = { ok: 'var(--brand)', low: 'var(--gold)', over: 'var(--danger)' };

const Title = styled.h2<{ $tone: Standing['tone'] }>`
  font-size: var(--t-3xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  font-variant-numeric: tabular-nums;
  color: ${({ $tone }) => ($tone === 'ok' ? 'var(--ink)' : COLOURS[$tone])};
`;

const Bar = styled.div<{ $share: number; $tone: Standing['tone'] }>`
  height: 6px;
  margin: var(--s-3) 0 var(--s-2);
  border-radius: 999px;
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    width: ${({ $share }) => $share * 100}%;
    height: 100%;
    border-radius: inherit;
    background: ${({ $tone }) => COLOURS[$tone]};
  }
`;

const Text = styled.p`
  color: var(--ink-2);
  text-wrap: pretty;
`;

const Divided = styled.div`
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
`;

/** How long the subscription lasts, what it costs and what is left, and the way to pay or to choose another plan. */
export function StandingCard({ subscription }: { subscription: Subscription }) {
  const { openDrawer } = useDrawers();
  const mayPay = useCan(['subscription', 'recharge_balance']);
  const mayChange = useCan(['subscription', 'change_plan']);
  const { plan, balance, day_price, billing_type, isExpired } = subscription;
  const until = lastDay(subscription.expires_at);
  const standing = standingOf(subscription, until);
  const owes = exact(balance).lt(0);
  return (
    <Box aria-label="Estado">
      <div>
        <Title $tone={standing.tone}>{standing.title}</Title>
        <Bar $share={shareLeft(subscription)} $tone={standing.tone} aria-hidden />
        <Text>{standing.text}</Text>
        {isExpired && (
          <Text>
            {mayPay
              ? 'Recarga tu saldo para seguir disfrutando de la plataforma.'
              : 'La suscripción de la plataforma está inactiva, el propietario debe realizar el pago.'}
          </Text>
        )}
      </div>
      <Divided>
        <Figures>
          <div>
            <dt>Plan</dt>
            <dd>
              {plan.name}
              <small>Pago {BILLING_NAMES[billing_type].name.toLowerCase()}</small>
            </dd>
          </div>
          <div>
            <dt>Precio</dt>
            <dd>
              {priceText(subscription)}
              <small>{dollars(day_price)} cada día</small>
            </dd>
          </div>
          <div>
            <dt>{owes ? 'Por pagar' : 'Saldo'}</dt>
            <dd style={owes ? { color: 'var(--danger)' } : undefined}>
              {dollars(owes ? exact(balance).neg().toFixed(2) : balance)}
              <small>{balanceText(subscription)}</small>
            </dd>
          </div>
        </Figures>
      </Divided>
      {(mayPay || mayChange) && (
        <Actions>
          {mayPay && (
            <Button
              variant="primary"
              icon="wallet"
              aria-haspopup="dialog"
              onClick={() => openDrawer(REPORT_DRAWER)}
            >
              Reportar un pago
            </Button>
          )}
          {mayChange && <ButtonLink to={CHANGE_PLAN_PATH}>Cambiar plan</ButtonLink>}
        </Actions>
      )}
    </Box>
  );
}

/** What the balance means: days, or what there is to know while there is none. */
function balanceText({ balance, expenses, freeSubscription, isExpired }: Subscription): string {
  if (exact(balance).lt(0)) return 'De días ya usados';
  if (exact(balance).gt(0)) return `Alcanza para ${days(expenses.consumption_days)}`;
  return freeSubscription && !isExpired ? 'Se usa al terminar los días gratis' : 'Recarga para seguir';
}
