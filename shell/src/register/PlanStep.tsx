import { useCall } from '@cuadra/shared/client';
import type { RegistrationDraft } from '@cuadra/shared/contract';
import { formatMoney, SUBSCRIPTION_CURRENCY, TRIAL_DAYS } from '@cuadra/shared/domain';
import { Button, ChoiceCards, Notice, Skeleton } from '@cuadra/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import { problemText } from './problem-text.ts';
import { FieldError, Free } from './register-style.ts';

const TERMS = [
  { value: 'monthly', label: 'Mensual', hint: 'Pagas cada mes.' },
  { value: 'yearly', label: 'Anual', hint: 'Pagas una vez al año.' },
];

/** What it will cost once the free days are over. */
export function PlanStep() {
  const { control, clearErrors, formState } = useFormContext<RegistrationDraft>();
  const term = useController({ control, name: 'billingType' }).field;
  const plan = useController({ control, name: 'plan' }).field;
  const plans = useCall('GET /plans', undefined, { staleTime: Number.POSITIVE_INFINITY });
  const isYearly = term.value === 'yearly';

  return (
    <>
      <Free>
        <b>{TRIAL_DAYS} días gratis</b> con todo lo de tu plan. No pedimos tarjeta.
      </Free>
      <ChoiceCards
        legend="Cómo pagas"
        name={term.name}
        choices={TERMS}
        beside
        value={term.value}
        onChoose={term.onChange}
      />
      {plans.isError ? (
        <Notice
          tone="bad"
          action={
            <Button size="sm" icon="refresh" onClick={() => plans.refetch()}>
              Reintentar
            </Button>
          }
        >
          No pudimos traer los planes.
        </Notice>
      ) : plans.data ? (
        <ChoiceCards
          legend="Plan"
          name={plan.name}
          value={plan.value}
          onChoose={(value) => {
            clearErrors('plan');
            plan.onChange(value);
          }}
          choices={plans.data.items.map(({ id, name, description, monthly_price, yearly_price }) => ({
            value: id,
            label: name,
            hint: description,
            price: `${formatMoney(isYearly ? yearly_price : monthly_price, SUBSCRIPTION_CURRENCY)} ${isYearly ? 'al año' : 'al mes'}`,
          }))}
        />
      ) : (
        <Skeleton height={216} />
      )}
      {formState.errors.plan && (
        <FieldError role="alert">{problemText('plan', formState.errors.plan.message)}</FieldError>
      )}
    </>
  );
}
