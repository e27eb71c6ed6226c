import { useCallMutation } from '@cuadra/shared/client';
import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact, formatQuantity } from '@cuadra/shared/domain';
import { FormDayInput, FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Field, FormRow, QuantityInput, Text, TextArea, useToday } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useRested } from '../../goods/use-rested.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { NeedsOf } from '../NeedsOf.tsx';
import { orderTitle } from '../order-text.ts';
import { useRefreshOrders } from '../use-productions.ts';
import { FormulaField } from './FormulaField.tsx';
import { planEditing } from './plan-editing.ts';
import { newPlan, planFieldError, planSchema, planValues } from './plan-values.ts';

export interface PlanFormProps {
  /** The one that is changed; undefined for a new one. */
  order?: ProductionOrder | undefined;
  onClose: () => void;
  onSaved: (order: ProductionOrder) => void;
}

/** A production that is planned or planned anew: what, how much, for which day, and whether there is enough for it. */
export default function PlanForm({ order, onClose, onSaved }: PlanFormProps) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(order);
  const today = useToday();
  const create = useCallMutation('POST /production_orders/create');
  const update = useCallMutation('PUT /production_orders/update');
  const { written } = useRefreshOrders();
  const form = useEntityForm({
    draft: before
      ? { name: `edit-production-order ${before.id}` }
      : { name: 'create-production-order', isNew: true },
    schema: planSchema,
    values: before ? planValues(before) : newPlan(today),
    edited: before && planEditing(before),
    send: ({ formula_id, ...output }, id, edit) =>
      before
        ? update.mutateAsync({ body: { ...output, ...edit.fields, id: before.id } })
        : create.mutateAsync({ body: { ...output, formula_id, id } }),
    update: ({ formula_id: _, ...output }, id) => update.mutateAsync({ body: { ...output, id } }),
    onSaved: (saved) => {
      written(saved);
      onSaved(saved);
    },
    fieldError: planFieldError,
  });
  const { register, watch, control } = form.form;
  const { formula, qty } = watch();
  const measure = useMeasureName()(formula?.makes.measure_id ?? null);
  const rested = useRested(qty && exact(qty).gt(0) ? qty : undefined);
  return (
    <FormDialog
      form={form}
      title={before ? orderTitle(before) : 'Planificar producción'}
      submit={before ? 'Guardar cambios' : 'Planificar'}
      asDrawer
      onClose={onClose}
    >
      {before ? (
        <Text $tone="soft">
          Hace <b>{before.makes.name}</b> con la fórmula «{before.formula_name}». Al guardar toma lo que la
          fórmula dice hoy.
        </Text>
      ) : (
        <FormulaField />
      )}
      <FormRow>
        <Field
          label="Cuánto"
          required
          error={form.errorOf('qty')}
          hint={formula?.good_yield && `De una tanda salen ${formatQuantity(formula.good_yield)}.`}
        >
          <Controller
            control={control}
            name="qty"
            render={({ field: { value, onChange, ref } }) => (
              <QuantityInput
                ref={ref}
                trailing={measure ?? undefined}
                value={value ?? ''}
                onValueChange={onChange}
              />
            )}
          />
        </Field>
        <Field label="Para el día" required error={form.errorOf('day')}>
          <FormDayInput control={control} name="day" />
        </Field>
      </FormRow>
      <Field label="Nota" error={form.errorOf('note')}>
        <TextArea {...register('note')} rows={2} maxLength={500} placeholder="Opcional" />
      </Field>
      {formula && rested !== undefined && (
        <NeedsOf key={formula.id} formulaId={formula.id} qty={rested} measure={measure} />
      )}
    </FormDialog>
  );
}
