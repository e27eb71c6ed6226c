import type { BackofficePlan } from '@cuadra/shared/contract';
import { FormDrawer, FormQuestion, type SentEdit, useEntityForm } from '@cuadra/shared/form';
import { Checkbox, Field, Select, Stack, TextInput } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { PlanEffect } from './PlanEffect.tsx';
import { PlanModules } from './PlanModules.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import { planEditing } from './plan-editing.ts';
import { concernsCompanies, newPlanEffect, planEffect } from './plan-effect.ts';
import {
  type PlanValues,
  placeChoices,
  planFieldError,
  planFormSchema,
  type WrittenPlan,
} from './plan-values.ts';

export interface PlanFormProps {
  /** The name of its draft. */
  draft: string;
  initial: PlanValues;
  /** The plan that is changed, as the form began with it; undefined for a new one. */
  begun?: BackofficePlan;
  /** The same as it stands by now: what the effect is worked out of. */
  plan?: BackofficePlan;
  /** The other plans in their order. */
  others: readonly BackofficePlan[];
  head?: ReactNode;
  /** @param id of what is created */
  save: (plan: WrittenPlan, id: string, edit: SentEdit<PlanValues>) => Promise<BackofficePlan>;
  onSaved: (plan: BackofficePlan) => void;
  onCancel: () => void;
}

/** A plan: what it is called, costs and has, whether it is offered and where it stands. Says before what saving it does. */
export function PlanForm({
  draft,
  initial,
  begun,
  plan,
  others,
  head,
  save,
  onSaved,
  onCancel,
}: PlanFormProps) {
  const entity = useEntityForm({
    draft: { name: draft, isNew: begun === undefined },
    schema: planFormSchema,
    values: initial,
    send: save,
    edited: begun && planEditing(begun),
    // What is done to companies is not saved unseen, however far up the form is scrolled.
    asksBefore: (written) => plan !== undefined && concernsCompanies(plan, written),
    onSaved,
    fieldError: planFieldError,
  });
  const { form, errorOf } = entity;
  const values = form.watch();
  const lines = plan ? planEffect(plan, values) : newPlanEffect(values);
  return (
    <>
      <FormDrawer
        form={entity}
        head={head}
        submit={begun ? 'Guardar plan' : 'Crear plan'}
        canSubmit={begun === undefined || entity.isDirty}
        onDiscard={onCancel}
        errorsOf={['modules', 'is_offered']}
      >
        <Field label="Nombre" required error={errorOf('name')} hint="Así lo ve quien se registra.">
          <TextInput {...form.register('name')} autoComplete="off" maxLength={40} />
        </Field>
        <Field
          label="Descripción"
          error={errorOf('description')}
          hint="Opcional. Para quién es, en una línea."
        >
          <TextInput {...form.register('description')} autoComplete="off" maxLength={200} />
        </Field>
        <PlanPrices entity={entity} monthly={values.monthly_price} />
        <PlanModules control={form.control} plan={plan} />
        <Field label="Puesto en la lista" hint="El orden en que se ven los planes." error={errorOf('place')}>
          <Select {...form.register('place')} options={placeChoices(others)} />
        </Field>
        <Controller
          control={form.control}
          name="is_offered"
          render={({ field }) => (
            <Checkbox
              label="Se ofrece"
              hint="Lo puede elegir quien se registra, o quien cambia de plan."
              checked={field.value}
              onCheckedChange={field.onChange}
            />
          )}
        />
        <PlanEffect lines={lines} />
      </FormDrawer>
      {plan && (
        <FormQuestion form={entity} title={`¿Guardar los cambios de ${plan.name}?`} confirm="Sí, guardar">
          <Stack as="span" $gap={1}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Stack>
        </FormQuestion>
      )}
    </>
  );
}
