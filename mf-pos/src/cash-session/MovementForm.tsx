import type { PaymentMethod } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { FormDrawer, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, MoneyInput, Select, TextInput } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import {
  type MovementKind,
  type MovementValues,
  movementFieldError,
  movementFormSchema,
} from './movement-values.ts';
import { StepTitle } from './StepTitle.tsx';
import { formError, useMoveCash } from './use-cash-session.ts';
import { useStepBack } from './use-step-back.ts';

export interface MovementFormProps {
  kind: MovementKind;
  methods: readonly PaymentMethod[];
  onDone: () => void;
}

const TEXTS = {
  pay_in: {
    title: 'Entrada de dinero',
    submit: 'Registrar entrada',
    done: 'Entrada registrada',
    example: 'Sencillo para dar vuelto',
  },
  pay_out: {
    title: 'Salida de dinero',
    submit: 'Registrar salida',
    done: 'Salida registrada',
    example: 'Pago al proveedor de hielo',
  },
} as const;

/** Puts money into the session or takes it out without a sale, and says why. */
export function MovementForm({ kind, methods, onDone }: MovementFormProps) {
  // What is put in and taken out is nearly always cash.
  const offered = methods
    .filter(({ is_hidden }) => !is_hidden)
    .sort((a, b) => Number(b.is_cash) - Number(a.is_cash));
  const currencyOf = (methodId: string) => offered.find(({ id }) => id === methodId)?.currency ?? '';
  const { mutateAsync } = useMoveCash();
  useStepBack(onDone);
  const values: MovementValues = { payment_method_id: offered[0]?.id ?? '', amount: '', reason: '' };
  const movement = useEntityForm({
    schema: movementFormSchema,
    values,
    send: (body, id) => mutateAsync({ body: { id, kind, ...body } }),
    onSaved: (_, { amount, payment_method_id }) => {
      notify.success(`${TEXTS[kind].done}: ${formatMoney(amount, currencyOf(payment_method_id))}.`);
      onDone();
    },
    fieldError: movementFieldError,
    errorText: formError,
    alreadySaved:
      'Este movimiento ya se guardó en un intento anterior, con otros datos. Míralo en la caja antes de registrar otro.',
  });
  const { form, errorOf } = movement;

  return (
    <FormDrawer form={movement} submit={TEXTS[kind].submit} back="Volver" onDiscard={onDone}>
      <StepTitle>{TEXTS[kind].title}</StepTitle>
      <Field label="Método" error={errorOf('payment_method_id')}>
        <Select
          {...form.register('payment_method_id')}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label="Monto" error={errorOf('amount')}>
        <Controller
          control={form.control}
          name="amount"
          render={({ field: { value, onChange, ref } }) => (
            <MoneyInput
              ref={ref}
              autoFocus
              currency={currencyOf(form.watch('payment_method_id'))}
              placeholder="0,00"
              value={value ?? ''}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      <Field label="Motivo" hint={`Por ejemplo: ${TEXTS[kind].example}.`} error={errorOf('reason')}>
        <TextInput {...form.register('reason')} maxLength={200} />
      </Field>
    </FormDrawer>
  );
}
