import { useCallMutation } from '@cuadra/shared/client';
import type { Material } from '@cuadra/shared/contract';
import { currencySymbol, DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm, useRefreshGoods } from '@cuadra/shared/form';
import { useCan, useCurrencies } from '@cuadra/shared/state';
import { Checkbox, Field, FormRow, MoneyInput, QuantityInput, Select, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useMeasureName, useMeasures } from '../measures.ts';
import { materialEditing } from './material-editing.ts';
import {
  changeOf,
  type MaterialValues,
  materialFieldError,
  materialFormSchema,
  materialValues,
  newMaterial,
} from './material-values.ts';
import { UnitsFields } from './UnitsFields.tsx';

export interface MaterialFormProps {
  /** The one that is changed; undefined for a new one. */
  material?: Material | undefined;
  onClose: () => void;
  onSaved: (material: Material) => void;
}

/** A material, filled in or changed, at the side of the screen that asks for it. */
export default function MaterialForm({ material, onClose, onSaved }: MaterialFormProps) {
  // As it was when the form opened: what is read again meanwhile is what others did.
  const [before] = useState(material);
  const mayCost = useCan(['products', 'modify_cost']);
  const mayMove = useCan(['products', 'modify_quantity']);
  const used = useCurrencies();
  const main = used?.main ?? DEFAULT_MAIN_CURRENCY;
  const alternative = used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY;
  const { data: measures = [] } = useMeasures();
  const measureName = useMeasureName();
  const create = useCallMutation('POST /materials/create');
  const update = useCallMutation('PUT /materials/update');
  const { materials: refresh } = useRefreshGoods();
  const form = useEntityForm({
    draft: before ? { name: `edit-material ${before.id}` } : { name: 'create-material', isNew: true },
    schema: materialFormSchema,
    values: before ? materialValues(before) : (newMaterial(alternative) satisfies MaterialValues),
    edited: before && materialEditing(before, measureName),
    send: (output, id, edit) =>
      before
        ? update.mutateAsync({ body: { ...changeOf(output, mayCost), ...edit.fields, id: before.id } })
        : create.mutateAsync({ body: { ...output, id } }),
    update: (output, id) => update.mutateAsync({ body: { ...changeOf(output, mayCost), id } }),
    onSaved: (saved) => {
      refresh();
      onSaved(saved);
    },
    fieldError: materialFieldError,
  });
  const { register, watch, control } = form.form;
  const { errorOf } = form;
  const [measureId, currency] = watch(['measure_id', 'cost_currency']);
  const measure = measureName(measureId || null);
  const locked = mayCost ? undefined : 'Tu rol no permite cambiar costos.';
  return (
    <FormDialog
      form={form}
      title={before ? before.name : 'Nuevo material'}
      submit={before ? 'Guardar cambios' : 'Guardar material'}
      asDrawer
      onClose={onClose}
    >
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...register('name')} maxLength={200} autoComplete="off" autoFocus={!before} />
      </Field>
      <Field
        label="Medida"
        error={errorOf('measure_id')}
        hint="En qué lo cuentas. Las medidas se crean en «Categorías y medidas»."
      >
        <Select
          {...register('measure_id')}
          placeholder="Sin medida"
          options={measures.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <FormRow>
        {!before && (
          <Field
            label="Existencia"
            error={errorOf('qty')}
            hint={mayMove ? 'Lo que tienes ahora.' : 'Tu rol no permite cambiar cantidades.'}
          >
            <Controller
              control={control}
              name="qty"
              render={({ field: { value, onChange, ref } }) => (
                <QuantityInput
                  ref={ref}
                  disabled={!mayMove}
                  trailing={measure ?? undefined}
                  value={value ?? ''}
                  onValueChange={onChange}
                />
              )}
            />
          </Field>
        )}
        <Field label="Existencia mínima" error={errorOf('min_qty')} hint="Te avisamos cuando quede menos.">
          <Controller
            control={control}
            name="min_qty"
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
      </FormRow>
      <FormRow>
        <Field
          label={`Costo de ${measure ? `un ${measure.toLowerCase()}` : 'cada uno'}`}
          error={errorOf('cost')}
          hint={
            locked ??
            (before ? 'El promedio de lo que hay. Cambiarlo revalúa la existencia.' : 'Vacío si no lo sabes.')
          }
        >
          <Controller
            control={control}
            name="cost"
            render={({ field: { value, onChange, ref } }) => (
              <MoneyInput
                ref={ref}
                disabled={!mayCost}
                isUnitCost
                currency={currency}
                value={value ?? ''}
                onValueChange={onChange}
              />
            )}
          />
        </Field>
        <Field label="Moneda del costo" error={errorOf('cost_currency')}>
          <Controller
            control={control}
            name="cost_currency"
            render={({ field }) => (
              <Select
                {...field}
                disabled={!mayCost}
                options={[...new Set([alternative, main, field.value])].map((code) => ({
                  value: code,
                  label: `${currencySymbol(code).symbol} ${code}`,
                }))}
              />
            )}
          />
        </Field>
      </FormRow>
      <Controller
        control={control}
        name="has_lots"
        render={({ field: { value, onChange, name } }) => (
          <Checkbox
            name={name}
            label="Tiene fecha de vencimiento"
            hint="Al entrar se anota cuándo vence, y su lote si lo trae."
            checked={value}
            onCheckedChange={onChange}
          />
        )}
      />
      <UnitsFields measure={measure} />
    </FormDialog>
  );
}
