import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { PAYMENT_PICTURE, REPORT_METHODS } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { FormDayInput, FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, Grid, MoneyInput, PhotoPicker, Select, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useSupportLink } from '../../navigation/use-support-link.ts';
import { METHOD_NAMES } from '../basics/names.ts';
import {
  currencyFor,
  newReport,
  payableDays,
  reportBody,
  reportFieldError,
  reportFormSchema,
} from './report-values.ts';

const CURRENCIES = [
  { value: 'VES', label: 'Bolívares' },
  { value: 'USD', label: 'Dólares' },
];

/** A payment that was made, reported to the operators of Cuadra: it counts once it is confirmed. */
export function ReportPayment({ open, onClose }: { open: boolean; onClose: () => void }) {
  const today = companyDay(new Date());
  const support = useSupportLink();
  const calls = useCallCache();
  const [isShrinking, setShrinking] = useState(false);
  const { mutateAsync } = useCallMutation('POST /subscriptions/report');
  const report = useEntityForm({
    draft: { name: 'report-payment', isNew: true },
    schema: reportFormSchema,
    values: newReport(today),
    send: (values, id) => mutateAsync({ body: reportBody(values, id) }),
    onSaved: () => {
      notify.success('Recibimos tu reporte. Te avisamos aquí cuando lo confirmemos.');
      onClose();
      void calls.refresh('GET /subscriptions');
    },
    fieldError: reportFieldError,
  });
  const { form, errorOf } = report;
  const amount = useController({ control: form.control, name: 'amount' });
  const picture = useController({ control: form.control, name: 'picture' });
  const [method, currency] = form.watch(['method', 'currency']);

  return (
    <FormDialog
      asDrawer
      form={report}
      open={open}
      onClose={onClose}
      title="Reportar un pago"
      description="Cuéntanos el pago que hiciste. Al confirmarlo, lo sumamos a tu saldo."
      submit="Reportar pago"
      busy={isShrinking}
    >
      <Field
        label="¿Cómo pagaste?"
        hint={
          <>
            ¿No sabes a dónde pagar?{' '}
            <a href={support} target="_blank" rel="noreferrer">
              Escríbenos
            </a>{' '}
            y te damos los datos.
          </>
        }
      >
        <Select
          {...form.register('method', {
            onChange: () =>
              form.setValue('currency', currencyFor(form.getValues('method'), form.getValues('currency'))),
          })}
          options={REPORT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
        />
      </Field>
      <Grid $columns="minmax(0, 1fr) 150px" $align="start">
        <Field label="Monto" required error={errorOf('amount')}>
          <MoneyInput
            ref={amount.field.ref}
            name="amount"
            currency={currency}
            value={String(amount.field.value)}
            onValueChange={(value) => amount.field.onChange(value ?? '')}
            onBlur={amount.field.onBlur}
          />
        </Field>
        <Field label="Moneda" error={errorOf('currency')}>
          <Select {...form.register('currency')} options={CURRENCIES} />
        </Field>
      </Grid>
      <Field
        label="Fecha del pago"
        required
        error={errorOf('date')}
        hint="Los bolívares cuentan a la tasa de ese día."
      >
        <FormDayInput control={form.control} name="date" {...payableDays(today)} />
      </Field>
      <Field
        label="Referencia"
        required={method !== 'cash'}
        error={errorOf('reference')}
        hint={method === 'cash' ? 'Opcional en efectivo.' : 'El número que te dio el banco.'}
      >
        <TextInput {...form.register('reference')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label="Nota" error={errorOf('note')} hint="Opcional: de qué banco o a nombre de quién.">
        <TextInput {...form.register('note')} autoComplete="off" maxLength={300} />
      </Field>
      <PhotoPicker
        label="Foto o captura del pago"
        hint="Opcional: así lo confirmamos más rápido."
        image={picture.field.value}
        bounds={PAYMENT_PICTURE}
        onChange={picture.field.onChange}
        onBusy={setShrinking}
        error={errorOf('picture')}
      />
    </FormDialog>
  );
}
