import { errorText, useAllPages, useCallMutation } from '@cuadra/shared/client';
import type { FormulaVersion, ProductionOrder } from '@cuadra/shared/contract';
import { exact, formatQuantity } from '@cuadra/shared/domain';
import { FormDayInput, FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify, useCan } from '@cuadra/shared/state';
import {
  Checkbox,
  Drawer,
  Field,
  FormRow,
  Notice,
  QuantityInput,
  Skeleton,
  TextInput,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { orderTitle } from '../order-text.ts';
import { orderAsLeft, stepErrorText } from '../step-error-text.ts';
import { useRefreshOrders } from '../use-productions.ts';
import { finishFieldError, finishSchema, finishValues, madeOf } from './finish-values.ts';
import { Quantities } from './Quantities.tsx';

export interface FinishFormProps {
  order: ProductionOrder;
  onClose: () => void;
}

/** What came out of an order: good ones, what was spoilt, what it really took. It waits for what its version says. */
export default function FinishForm({ order, onClose }: FinishFormProps) {
  const { data, error } = useAllPages('GET /formulas/{id}/versions', {
    params: { id: order.formula_id },
    query: { limit: 200 },
  });
  const version = data?.find(({ number }) => number === order.formula_version);
  if (version) return <BatchForm order={order} formula={version} onClose={onClose} />;
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={titleOf(order)}>
      {error || data ? (
        <Notice tone="bad">{error ? errorText(error) : 'No encontramos la versión de la fórmula.'}</Notice>
      ) : (
        <Skeleton height={240} />
      )}
    </Drawer>
  );
}

function titleOf(order: ProductionOrder): string {
  return `Terminar ${orderTitle(order).toLowerCase()}`;
}

function BatchForm({ order, formula, onClose }: FinishFormProps & { formula: FormulaVersion }) {
  const { id, makes } = order;
  // What the screen showed: where somebody is faster, it is told, and goes on from what there is then.
  const [seen, setSeen] = useState(order.version);
  const [schema] = useState(() => finishSchema(formula));
  const { mutateAsync } = useCallMutation('POST /production_orders/{id}/finish');
  const { moved, reread } = useRefreshOrders();
  const mayCost = useCan(['products', 'modify_cost']);
  const measureName = useMeasureName();
  const measure = measureName(makes.measure_id);
  const form = useEntityForm({
    draft: { name: `finish-production-order ${id}`, isNew: true },
    schema,
    values: finishValues(order),
    send: (output, batch_id) => mutateAsync({ params: { id }, body: { ...output, batch_id, version: seen } }),
    onSaved: ({ order: saved, batch }) => {
      moved(saved);
      notify.success(
        `Entraron ${amountText(batch.qty, measure)} de «${makes.name}»${saved.status === 'done' ? ' y cerraste la orden' : ''}.`,
      );
      onClose();
    },
    fieldError: finishFieldError,
    errorText: (error) => {
      const left = orderAsLeft(error);
      if (left) setSeen(left.version);
      reread();
      return stepErrorText(error, { goods: formula.lines.map(({ good }) => good), measureName });
    },
    alreadySaved: 'Esta tanda ya se guardó en un intento anterior, con otros datos. Mírala en la orden.',
  });
  const { register, control, watch, setValue, clearErrors } = form.form;
  const values = watch();
  const made = madeOf(values);
  return (
    <FormDialog
      form={form}
      title={titleOf(order)}
      description={`Lo que salió de «${order.formula_name}». Pediste ${amountText(order.qty, measure)}${exact(order.made).gt(0) ? ` y van ${formatQuantity(order.made)}` : ''}.`}
      submit={values.close ? 'Terminar' : 'Guardar tanda'}
      asDrawer
      onClose={onClose}
      errorsOf={['update_cost']}
    >
      <FormRow>
        {(['qty', 'waste'] as const).map((name) => (
          <Field
            key={name}
            label={name === 'qty' ? 'Salieron buenos' : 'Merma'}
            required={name === 'qty'}
            error={form.errorOf(name)}
            hint={
              name === 'qty' ? 'Entran a tu existencia.' : 'Lo que se dañó. Su costo lo pagan los buenos.'
            }
          >
            <Controller
              control={control}
              name={name}
              render={({ field: { value, onChange, ref } }) => (
                <QuantityInput
                  ref={ref}
                  trailing={measure ?? undefined}
                  placeholder={name === 'waste' ? '0' : undefined}
                  value={value ?? ''}
                  onValueChange={onChange}
                />
              )}
            />
          </Field>
        ))}
      </FormRow>
      <FormRow>
        <Field label="Lote" error={form.errorOf('lot')}>
          <TextInput {...register('lot')} placeholder="Opcional" maxLength={40} autoComplete="off" />
        </Field>
        <Field label="Vence" error={form.errorOf('expires_on')}>
          <FormDayInput control={control} name="expires_on" />
        </Field>
      </FormRow>
      <Quantities
        title="Lo que usaste"
        about="Si no escribes nada, cuenta lo que dice la fórmula para lo que salió."
        verb="Usado"
        formula={formula}
        rows={formula.lines}
        made={made}
        value={values.used}
        onChange={(next) => setValue('used', next, { shouldDirty: true })}
        error={form.errorOf('used')}
      />
      <Quantities
        title="Subproductos"
        about="Lo que además quedó. Escribe 0 si no quedó nada."
        verb="Quedó"
        formula={formula}
        rows={formula.byproducts}
        made={made}
        value={values.left}
        onChange={(next) => setValue('left', next, { shouldDirty: true })}
        error={form.errorOf('left')}
      />
      <Field label="Nota" error={form.errorOf('note')}>
        <TextInput {...register('note')} placeholder="Opcional" maxLength={500} autoComplete="off" />
      </Field>
      <Checkbox
        label="Con esto termina la orden"
        hint="Desmárcalo si todavía sale otra tanda. Al terminar, lo que tomó y no usó vuelve a tu existencia."
        checked={values.close}
        onCheckedChange={(close) => setValue('close', close, { shouldDirty: true })}
      />
      {makes.kind === 'product' && mayCost && (
        <Checkbox
          label="Actualizar el costo del producto"
          hint="Lo que costó cada uno pasa a ser su costo, y su precio lo sigue."
          checked={values.update_cost}
          onCheckedChange={(update_cost) => {
            // What was said of it was said of another choice.
            clearErrors('update_cost');
            setValue('update_cost', update_cost, { shouldDirty: true });
          }}
        />
      )}
    </FormDialog>
  );
}
