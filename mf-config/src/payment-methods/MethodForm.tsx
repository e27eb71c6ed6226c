import type { PaymentMethod } from '@cuadra/shared/contract';
import { BANKS, CURRENCIES, currencySymbol } from '@cuadra/shared/domain';
import { FormDrawer, type SentEdit, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Checkbox, Combobox, Field, FormRow, Select, TextInput } from '@cuadra/shared/ui';
import { useEffect } from 'react';
import { KindPicker } from './KindPicker.tsx';
import { kindOf } from './kinds.ts';
import { methodEditing } from './method-editing.ts';
import {
  type MethodField,
  type MethodValues,
  methodFieldError,
  methodFormSchema,
  type Pair,
  withCurrency,
  withKind,
  withTemplate,
} from './method-values.ts';

type Save = (values: MethodValues, id: string, edit?: SentEdit<MethodValues>) => Promise<unknown>;

export interface MethodFormProps {
  /** The name of its draft. */
  draft: string;
  initial: MethodValues;
  /** The company's, in which a method may be. */
  pair: Pair;
  /** Another kind brings what is usual of it along. */
  isNew: boolean;
  save: Save;
  /** The method that is changed, as it was when the form opened. */
  method?: PaymentMethod;
  /** Changes what an earlier try has created. */
  update?: Save;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

const BANK_OPTIONS = BANKS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** A payment method. */
export function MethodForm(props: MethodFormProps) {
  const { draft, initial, pair, isNew, save, method: changed, update, onSaved, onCancel } = props;
  const method = useEntityForm({
    draft: { name: draft, overClosing: true, isNew },
    schema: methodFormSchema,
    values: initial,
    send: save,
    edited: changed && methodEditing(changed),
    ...(update && { update }),
    onSaved: (_, { name }) => onSaved(name),
    fieldError: methodFieldError,
  });
  const { form, errorOf } = method;
  // What was said of the one before would lie on what is pressed next.
  useEffect(() => notify.dismiss(), []);
  const values = form.watch();
  const { example, hasBank } = kindOf(values.kind);
  /** Takes over what follows from a choice. */
  const take = (next: MethodValues) => {
    for (const field of FIELDS) set(field, next);
  };
  const set = (field: MethodField, next: MethodValues) => {
    if (next[field] === values[field]) return;
    form.setValue(field, next[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };

  return (
    <FormDrawer
      form={method}
      submit={isNew ? 'Agregar' : 'Guardar cambios'}
      canSubmit={isNew || method.isDirty}
      onDiscard={onCancel}
      hint="Lo que escribiste sigue aquí."
    >
      <KindPicker
        value={values.kind}
        onChoose={(kind) => take(isNew ? withTemplate(values, kind, pair) : withKind(values, kind))}
      />
      <Field label="Nombre" required error={errorOf('name')} hint="Así sale en la Caja.">
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <FormRow>
        <Field label="Moneda" required error={errorOf('currency')}>
          <Select
            {...form.register('currency')}
            options={currencyOptions(pair, initial.currency)}
            onChange={({ target }) => take(withCurrency(values, target.value))}
          />
        </Field>
        {hasBank && (
          <Field label="Banco" error={errorOf('bank')} hint="En el que recibes. Opcional.">
            <Combobox
              value={BANK_OPTIONS.find(({ value }) => value === values.bank) ?? null}
              options={BANK_OPTIONS}
              onValueChange={(option) => take({ ...values, bank: option?.value ?? null })}
              placeholder="Código o nombre"
              empty="Ningún banco coincide"
            />
          </Field>
        )}
      </FormRow>
      <Field
        label="Descripción"
        error={errorOf('description')}
        hint={`Lo que dices a quien te paga: «${example}». Opcional.`}
      >
        <TextInput {...form.register('description')} autoComplete="off" maxLength={200} />
      </Field>
      <Checkbox
        label="Pedir la referencia en la Caja"
        hint="No se cobra sin escribir el número del comprobante, y avisa si ya se usó."
        {...form.register('needs_reference')}
        checked={values.needs_reference}
        onCheckedChange={(needs_reference) => take({ ...values, needs_reference })}
      />
      {!isNew && (
        <Checkbox
          label="Ocultarlo"
          hint="No sale más al cobrar, en los abonos ni en tu tienda. Lo que ya se pagó con él queda igual."
          {...form.register('is_hidden')}
          checked={values.is_hidden}
          onCheckedChange={(is_hidden) => take({ ...values, is_hidden })}
        />
      )}
    </FormDrawer>
  );
}

const FIELDS: readonly MethodField[] = [
  'kind',
  'name',
  'description',
  'currency',
  'bank',
  'needs_reference',
  'is_hidden',
];

/** The company's two, and the one that a method of before the company changed them is in. */
function currencyOptions({ main, alternative }: Pair, own: string) {
  return [...new Set([main, alternative, own])].map((code) => {
    const known = CURRENCIES.find(({ iso_code }) => iso_code === code);
    return { value: code, label: known ? `${known.name} (${currencySymbol(code).symbol})` : code };
  });
}
