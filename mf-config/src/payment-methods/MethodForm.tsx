import { sendForm } from '@cuadra/shared/client';
import { BANKS, CURRENCIES, currencySymbol } from '@cuadra/shared/domain';
import { notify, useReloadHold } from '@cuadra/shared/state';
import {
  Button,
  Checkbox,
  Combobox,
  DiscardButton,
  DrawerFoot,
  DrawerStack,
  Field,
  KeptNotice,
  Notice,
  Select,
  TextInput,
  useKeptForm,
} from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { KindPicker } from './KindPicker.tsx';
import { kindOf } from './kinds.ts';
import {
  type Pair as Currencies,
  MethodDraft,
  type MethodField,
  type MethodValues,
  methodProblem,
  withCurrency,
  withKind,
  withTemplate,
} from './method-draft.ts';
import { Pair } from './method-style.ts';

export interface MethodFormProps {
  /** What it is kept as until it is saved: see `useKeptForm`. */
  keptAs: string;
  initial: MethodValues;
  /** The company's, in which a method may be. */
  pair: Currencies;
  /** Another kind brings what is usual of it along. */
  isNew: boolean;
  save: (values: MethodValues) => Promise<void>;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

const BANK_OPTIONS = BANKS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

/** A payment method; what the server refuses is said on its field, and what was typed stays until it is saved. */
export function MethodForm({ keptAs, initial, pair, isNew, save, onSaved, onCancel }: MethodFormProps) {
  const form = useForm<MethodValues>({ defaultValues: initial, resolver: zodResolver(MethodDraft) });
  const kept = useKeptForm(keptAs, form, { overClosing: true });
  const [trouble, setTrouble] = useState<string>();
  const { errors, isDirty, isSubmitting } = form.formState;
  useReloadHold(isDirty);
  // What was said of the one before would lie on what is pressed next.
  useEffect(() => notify.dismiss(), []);
  const values = form.watch();
  const { example, hasBank } = kindOf(values.kind);
  const problem = (field: MethodField) => {
    const reason = errors[field]?.message;
    return reason && methodProblem(field, reason);
  };
  /** Takes over what follows from a choice. */
  const take = (next: MethodValues) => {
    for (const field of FIELDS) set(field, next);
  };
  const set = (field: MethodField, next: MethodValues) => {
    if (next[field] === values[field]) return;
    form.setValue(field, next[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };

  const submit = form.handleSubmit(async (draft) => {
    setTrouble(undefined);
    const sent = await sendForm(form, () => save(draft));
    if (!sent.ok) return setTrouble(sent.trouble);
    kept.forget();
    onSaved(draft.name);
  });

  return (
    <DrawerStack
      as="form"
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault();
        else void submit(event);
      }}
    >
      {kept.isRestored && <KeptNotice onStartAnew={kept.startAnew} />}
      <KindPicker
        value={values.kind}
        onChoose={(kind) => take(isNew ? withTemplate(values, kind, pair) : withKind(values, kind))}
      />
      <Field label="Nombre" required error={problem('name')} hint="Así sale en la Caja.">
        <TextInput {...form.register('name')} autoComplete="off" maxLength={60} />
      </Field>
      <Pair>
        <Field label="Moneda" required error={problem('currency')}>
          <Select
            {...form.register('currency')}
            options={currencyOptions(pair, initial.currency)}
            onChange={({ target }) => take(withCurrency(values, target.value))}
          />
        </Field>
        {hasBank && (
          <Field label="Banco" error={problem('bank')} hint="En el que recibes. Opcional.">
            <Combobox
              value={BANK_OPTIONS.find(({ value }) => value === values.bank) ?? null}
              options={BANK_OPTIONS}
              onValueChange={(option) => take({ ...values, bank: option?.value ?? null })}
              placeholder="Código o nombre"
              empty="Ningún banco coincide"
            />
          </Field>
        )}
      </Pair>
      <Field
        label="Descripción"
        error={problem('description')}
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
      <DrawerFoot>
        {trouble && (
          <Notice tone="bad" title={trouble}>
            Lo que escribiste sigue aquí.
          </Notice>
        )}
        <DiscardButton kept={kept} isDirty={isDirty} disabled={isSubmitting} onDiscard={onCancel} />
        <Button type="submit" variant="primary" loading={isSubmitting} disabled={!isNew && !isDirty}>
          {isNew ? 'Agregar' : 'Guardar cambios'}
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}

const FIELDS: readonly MethodField[] = ['kind', 'name', 'description', 'currency', 'bank', 'needs_reference'];

/** The company's two, and the one that a method of before the company changed them is in. */
function currencyOptions({ main, alternative }: Currencies, own: string) {
  return [...new Set([main, alternative, own])].map((code) => {
    const known = CURRENCIES.find(({ iso_code }) => iso_code === code);
    return { value: code, label: known ? `${known.name} (${currencySymbol(code).symbol})` : code };
  });
}
