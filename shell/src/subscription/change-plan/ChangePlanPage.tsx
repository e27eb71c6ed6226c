import { errorText, useCall, useCallCache } from '@cuadra/shared/client';
import type { Plan, Subscription } from '@cuadra/shared/contract';
import type { BillingType } from '@cuadra/shared/domain';
import { notify, useCan, useSession } from '@cuadra/shared/state';
import { Button, Card, EmptyState, Page, PageHeader, Skeleton, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { usePageTitle } from '../../browser/page-title.ts';
import { SUBSCRIPTION_PATH } from '../../navigation/guard.ts';
import { verifySession } from '../../session/verify.ts';
import { BillingChoice } from './BillingChoice.tsx';
import { ConfirmChange } from './ConfirmChange.tsx';
import { PlanCard } from './PlanCard.tsx';
import { usePlanCode } from './use-plan-code.ts';
import { WhatChanges } from './WhatChanges.tsx';

const Plans = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(250px, 1fr));
  gap: var(--s-4);
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`;

/** `/subscriptions/change-plan`: the plans beside each other, what another one changes, and the change itself. */
export default function ChangePlanPage() {
  usePageTitle('Cambiar Plan');
  const plans = useCall('GET /plans');
  // Users who change the plan may see it as a rule; without that permission there is nothing to compare with.
  const maySee = useCan(['subscription', 'view_subscription']);
  const subscription = useCall('GET /subscriptions', undefined, { enabled: maySee });
  const error = plans.error ?? subscription.error;
  return (
    <Page>
      <PageHeader title="Cambiar Plan" subtitle="Paga solo por lo que tu empresa usa." />
      {error ? (
        <Card>
          <EmptyState
            icon="alert"
            tone="bad"
            title="No pudimos cargar los planes"
            action={
              <Button
                onClick={() => {
                  void plans.refetch();
                  if (maySee) void subscription.refetch();
                }}
              >
                Reintentar
              </Button>
            }
          >
            {errorText(error)}
          </EmptyState>
        </Card>
      ) : plans.data && (subscription.data || !maySee) ? (
        <Choose plans={plans.data.items} subscription={subscription.data} />
      ) : (
        <Stack aria-busy>
          <Skeleton height={44} width={260} radius="var(--r-2)" />
          <Skeleton height={260} radius="var(--r-3)" />
        </Stack>
      )}
    </Page>
  );
}

interface ChooseProps {
  plans: readonly Plan[];
  subscription: Subscription | undefined;
}

function Choose({ plans, subscription }: ChooseProps) {
  const [billing, setBilling] = useState<BillingType>(subscription?.billing_type ?? 'monthly');
  const [planId, setPlanId] = useState(subscription?.plan.id);
  const [confirming, setConfirming] = useState(false);
  const code = usePlanCode();
  const changed = useChanged();
  const plan = plans.find(({ id }) => id === planId);
  return (
    <Stack>
      <BillingChoice billing={billing} plans={plans} onChoose={setBilling} />
      <Plans>
        <legend>Plan</legend>
        {plans.map((one) => (
          <PlanCard
            key={one.id}
            plan={one}
            billing={billing}
            chosen={one.id === planId}
            own={one.id === subscription?.plan.id}
            onChoose={() => setPlanId(one.id)}
          />
        ))}
      </Plans>
      {plan && subscription && (
        <WhatChanges
          subscription={subscription}
          choice={{ plan, billing_type: billing }}
          onContinue={() => setConfirming(true)}
        />
      )}
      {plan && !subscription && (
        <div>
          <Button variant="primary" onClick={() => setConfirming(true)}>
            Continuar con {plan.name}
          </Button>
        </div>
      )}
      {plan && (
        <ConfirmChange
          choice={{ plan, billing_type: billing }}
          open={confirming}
          code={code}
          onClose={() => setConfirming(false)}
          onChanged={changed}
        />
      )}
    </Stack>
  );
}

/** What follows a change: the session learns of the modules that came and went, and the subscription is shown. */
function useChanged(): (subscription: Subscription) => void {
  const navigate = useNavigate();
  const calls = useCallCache();
  return (subscription) => {
    notify.success(`Listo: tu plan ahora es ${subscription.plan.name}.`);
    calls.set('GET /subscriptions', subscription);
    const { token } = useSession.getState();
    if (token) void verifySession(token);
    navigate(SUBSCRIPTION_PATH);
  };
}
