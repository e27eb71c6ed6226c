import { ApiError, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Supplier, SupplierPayment } from '@cuadra/shared/contract';
import { type CurrencyPair, exact, formatMoney } from '@cuadra/shared/domain';
import { FormDialog, paidIn, TenderFields, tenderError, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, Row, Select, Text, TextInput } from '@cuadra/shared/ui';
import type { z } from 'zod';
import { useRefreshSuppliers } from '../use-refresh-suppliers.ts';
import { type PayValues, payErrorText, payFieldError, payFormSchema } from './pay-values.ts';

export interface PayDialogProps {
  supplier: Supplier;
  onClose: () => void;
}

/** An abono: what is paid of what is owed to a supplier. */
export default function PayDialog({ supplier, onClose }: PayDialogProps) {
  const owed = (supplier.balances ?? []).filter(({ amount }) => exact(amount).gt(0));
  const { mutateAsync } = useCallMutation('POST /suppliers/{id}/payments');
  const refresh = useRefreshSuppliers();
  const calls = useCallCache();
  const { data: today } = useCall('GET /rates/dollar');
  const initial: PayValues = { currency: owed[0]?.currency ?? '', payments: [], note: '' };
  const form = useEntityForm({
    schema: payFormSchema,
    values: initial,
    send: (output, id): Promise<z.output<typeof SupplierPayment>> =>
      mutateAsync({
        params: { id: supplier.id },
        body: { ...output, id, ...(today && { rate_id: today.rate_id }) },
      }),
    onSaved: ({ amount, currency, balance }) => {
      const rest = exact(balance).gt(0)
        ? `Quedas debiendo ${formatMoney(balance, currency)}.`
        : 'No le debes más.';
      notify.success(`Anotamos el abono de ${formatMoney(amount, currency)}. ${rest}`);
      refresh();
      onClose();
    },
    fieldError: payFieldError,
    errorText: (error) => {
      if (error instanceof ApiError && error.code === 'ERROR_RATE_CHANGED')
        void calls.refresh('GET /rates/dollar');
      return payErrorText(error);
    },
    alreadySaved:
      'Este abono ya se guardó en un intento anterior, con otros datos. Míralo en su estado de cuenta.',
  });
  const { watch, setValue, register, formState } = form.form;
  const [currency, payments] = watch(['currency', 'payments']);
  const amount = owed.find((one) => one.currency === currency)?.amount ?? '0.00';
  const pair: CurrencyPair | undefined = today?.rate_id === null ? undefined : today;
  const rest = exact(amount).minus(paidIn(payments, currency, pair));
  return (
    <FormDialog
      form={form}
      title="Abonar"
      description={`Anota lo que le pagaste a ${supplier.name}. No sale del efectivo de tu caja abierta.`}
      submit="Guardar abono"
      onClose={onClose}
    >
      {owed.length > 1 ? (
        <Field label="Qué deuda pagas">
          <Select
            {...register('currency')}
            options={owed.map((one) => ({
              value: one.currency,
              label: `Le debes ${formatMoney(one.amount, one.currency)}`,
            }))}
          />
        </Field>
      ) : (
        <Text>
          Le debes <strong>{formatMoney(amount, currency)}</strong>
        </Text>
      )}
      <TenderFields
        value={payments}
        onChange={(next) => setValue('payments', next, { shouldDirty: true })}
        owed={{ amount, currency }}
        pair={pair}
        error={tenderError(formState.errors.payments)}
        startsWithOne
      />
      <Field label="Nota" error={form.errorOf('note')}>
        <TextInput {...register('note')} maxLength={300} autoComplete="off" />
      </Field>
      <Row $justify="space-between" role="status">
        <Text as="span" $tone="soft">
          {rest.lt(0) ? 'Es más de lo que debes, por' : 'Quedas debiendo'}
        </Text>
        <strong>{formatMoney(rest.abs().toFixed(2), currency)}</strong>
      </Row>
    </FormDialog>
  );
}
