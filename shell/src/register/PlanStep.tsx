import { useCall } from '@cuadra/shared/client';
import type { RegistrationDraft } from '@cuadra/shared/contract';
import { formatMoney, SUBSCRIPTION_CURRENCY, TRIAL_DAYS } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, ChoiceCards, Notice, Skeleton } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import { FieldError, Free } from './register-style.ts';

const TERMS = [
  { value: 'monthly', label: 'Mensual', hint: 'Pagas cada mes.' },
  { value: 'yearly', label: 'Anual', hint: 'Pagas una vez al año.' },
];

/** What it will cost once the free days are over. */
export function PlanStep() {
  const { form, errorOf } = useEntityFormContext<RegistrationDraft>();
  const { control, clearErrors } = form;
  const error = errorOf('plan');
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
      {error && <FieldError role="alert">{error}</FieldError>}
    </>
  );
}
