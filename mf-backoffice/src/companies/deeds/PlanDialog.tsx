import { fieldText, useCall, useCallMutation } from '@cuadra/shared/client';
import type { BackofficeClient } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, FormRow, Select } from '@cuadra/shared/ui';
import { BILLING_NAMES, dollars } from '../../basics/names.ts';
import { planSchema } from './deed-values.ts';
import { Foreseen } from './Foreseen.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useDeed } from './use-deed.ts';

const BILLING = Object.entries(BILLING_NAMES).map(([value, label]) => ({ value, label }));

/** Gives another plan at the price of today, and says before what it makes of the days. */
export function PlanDialog({ client, onClose }: { client: BackofficeClient; onClose: () => void }) {
  const { id, name } = client.company;
  const { plan, billing_type } = client.subscription;
  const own = { plan: plan.id, billing_type };
  const { mutateAsync } = useCallMutation('PUT /backoffice/client/{id}/plan');
  const { deed, settle } = useDeed(client);
  const offered = useCall('GET /plans').data?.items ?? [];
  // Its own is there before the others have come, and also where nobody else can choose it any more.
  const plans = offered.some(({ id }) => id === plan.id) ? offered : [plan, ...offered];
  const form = useEntityForm({
    schema: planSchema(own),
    values: { ...own, reason: '' },
    send: (output) =>
      settle(mutateAsync({ params: { id }, body: { ...output, ...deed } }), `Cambiaste el plan de ${name}.`),
    onSaved: onClose,
    fieldError: (_, reason) =>
      reason === 'own-plan' ? 'Es el plan que tiene ahora. Elige otro.' : fieldText(reason),
  });
  const wanted = { plan: form.form.watch('plan'), billing_type: form.form.watch('billing_type') };
  const isOther = wanted.plan !== own.plan || wanted.billing_type !== own.billing_type;
  const foreseen = useCall(
    'GET /backoffice/client/{id}/plan',
    { params: { id }, query: wanted },
    { enabled: isOther && wanted.plan !== '', staleTime: 0 },
  );
  const price = (one: (typeof plans)[number]) =>
    wanted.billing_type === 'yearly' ? one.yearly_price : one.monthly_price;
  return (
    <FormDialog
      form={form}
      title="Cambiar el plan"
      description={`${name} paga desde hoy el precio de hoy, y tiene los módulos del plan.`}
      submit="Cambiar el plan"
      onClose={onClose}
    >
      <FormRow>
        <Field label="Plan" required error={form.errorOf('plan')}>
          <Select
            {...form.form.register('plan')}
            options={plans.map((one) => ({ value: one.id, label: `${one.name}, ${dollars(price(one))}` }))}
          />
        </Field>
        <Field label="Pago" required>
          <Select {...form.form.register('billing_type')} options={BILLING} />
        </Field>
      </FormRow>
      {isOther && <Foreseen seen={foreseen.data} />}
      <ReasonField
        field={form.form.register('reason')}
        error={form.errorOf('reason')}
        hint="Queda en el registro."
        placeholder="Lo pidió el propietario por Soporte"
      />
    </FormDialog>
  );
}
