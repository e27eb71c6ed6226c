import { useCall, useCallMutation } from '@cuadra/shared/client';
import { type Client, createOpeningDebt } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { FormDayInput, FormDialog, type TypedDecimal, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, FormRow, MoneyInput, Select, TextInput, useToday } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useRefreshClients } from '../../clients/use-refresh-clients.ts';
import { openingErrorText } from './opening-error-text.ts';

export interface OpeningDebtDialogProps {
  client: Client;
  onClose: () => void;
}

interface Values {
  amount: TypedDecimal;
  currency: string;
  owed_since: string;
  due_on: string;
  note: string;
}

const body = createOpeningDebt.body.omit({ id: true });
const schema = z
  .custom<Values>()
  .transform(
    ({ amount, due_on, ...rest }): z.input<typeof body> => ({
      ...rest,
      amount: amount || 'not-a-decimal',
      ...(due_on && { due_on }),
    }),
  )
  .pipe(body);

/** What a client owed before the shop wrote it down here: the page of the notebook. */
export function OpeningDebtDialog({ client, onClose }: OpeningDebtDialogProps) {
  const today = useToday();
  const { data: rate } = useCall('GET /rates/dollar');
  const { mutateAsync } = useCallMutation('POST /clients/{id}/opening_debts');
  const refresh = useRefreshClients();
  const initial: Values = {
    ...{ amount: '', currency: rate?.alternative ?? 'USD', owed_since: today, due_on: '', note: '' },
  };
  const form = useEntityForm({
    schema,
    values: initial,
    send: (output, id) => mutateAsync({ params: { id: client.id }, body: { ...output, id } }),
    onSaved: ({ amount, currency }) => {
      notify.success(`Anotamos que ${client.name} debía ${formatMoney(amount, currency)}.`);
      refresh();
      onClose();
    },
    fieldError: openingErrorText,
  });
  const { register, control, watch } = form.form;
  const currency = watch('currency');
  const currencies = rate ? [...new Set([rate.alternative, rate.main])] : [currency];
  return (
    <FormDialog
      form={form}
      title="Anotar una deuda de antes"
      description={`Lo que ${client.name} ya te debía antes de usar Cuadra. No es una venta: no mueve inventario ni reportes de ventas.`}
      submit="Guardar deuda"
      onClose={onClose}
    >
      <FormRow>
        <Field label="Monto" required error={form.errorOf('amount')}>
          <Controller
            name="amount"
            control={control}
            render={({ field }) => (
              <MoneyInput
                autoFocus
                currency={currency}
                value={field.value ?? ''}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
        </Field>
        <Field label="Moneda" error={form.errorOf('currency')}>
          <Select {...register('currency')} options={currencies.map((value) => ({ value, label: value }))} />
        </Field>
      </FormRow>
      <FormRow>
        <Field label="Desde cuándo la debe" required error={form.errorOf('owed_since')}>
          <FormDayInput control={control} name="owed_since" max={today} />
        </Field>
        <Field
          label="Vence"
          error={form.errorOf('due_on')}
          hint={
            client.credit_days === null ? 'Vacío si no tiene plazo.' : 'Vacío: según sus días de crédito.'
          }
        >
          <FormDayInput control={control} name="due_on" />
        </Field>
      </FormRow>
      <Field label="Nota" error={form.errorOf('note')}>
        <TextInput {...register('note')} maxLength={300} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
