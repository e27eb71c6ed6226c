import { sendForm, useCallMutation, useQueryClient } from '@cuadra/shared/client';
import { REPORT_METHODS } from '@cuadra/shared/contract';
import { companyDay } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { Button, Drawer, Field, MoneyInput, Notice, Select, TextInput, useKeptForm } from '@cuadra/shared/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useSupportLink } from '../../app/use-support-link.ts';
import { METHOD_NAMES } from '../words.ts';
import {
  currencyFor,
  newReport,
  payableDays,
  ReportDraft,
  type ReportValues,
  reportProblem,
} from './report-draft.ts';

const CURRENCIES = [
  { value: 'VES', label: 'Bolívares' },
  { value: 'USD', label: 'Dólares' },
];

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-4);
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 150px;
  gap: var(--s-3);
  align-items: start;
`;

/** A payment that was made, told to who runs Cuadra: it counts once it is confirmed. */
export function ReportPayment({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      dismissible={!busy}
      title="Reportar un pago"
      description="Cuéntanos el pago que hiciste. Al confirmarlo, lo sumamos a tu saldo."
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" form={form} variant="primary" loading={busy}>
            Reportar pago
          </Button>
        </>
      }
    >
      <ReportForm id={form} onBusy={setBusy} onDone={onClose} />
    </Drawer>
  );
}

interface ReportFormProps {
  id: string;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

function ReportForm({ id, onBusy, onDone }: ReportFormProps) {
  const today = companyDay(new Date());
  const support = useSupportLink();
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<string>();
  const { mutateAsync } = useCallMutation('POST /subscriptions/report');
  const form = useForm({ defaultValues: newReport(today), resolver: zodResolver(ReportDraft) });
  // With the id that it was sent under: sent again after a lost answer, it reports one payment.
  const kept = useKeptForm('report-payment', form);
  const amount = useController({ control: form.control, name: 'amount' });
  const [method, currency] = form.watch(['method', 'currency']);
  const problem = (field: keyof ReportValues) => {
    const reason = form.formState.errors[field]?.message;
    return reason && reportProblem(field, reason);
  };

  const submit = form.handleSubmit(async (values) => {
    setTrouble(undefined);
    onBusy(true);
    const sent = await sendForm(form, () => mutateAsync({ body: { id: kept.id, ...values } }));
    onBusy(false);
    if (!sent.ok) return setTrouble(sent.trouble);
    notify.success('Recibimos tu reporte. Te avisamos aquí cuando lo confirmemos.');
    onDone();
    await client.invalidateQueries({ queryKey: ['GET /subscriptions'] });
  });

  return (
    <Form id={id} noValidate onSubmit={submit}>
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
      <Row>
        <Field label="Monto" required error={problem('amount')}>
          <MoneyInput
            ref={amount.field.ref}
            name="amount"
            currency={currency}
            value={String(amount.field.value)}
            onValueChange={(value) => amount.field.onChange(value ?? '')}
            onBlur={amount.field.onBlur}
          />
        </Field>
        <Field label="Moneda" error={problem('currency')}>
          <Select {...form.register('currency')} options={CURRENCIES} />
        </Field>
      </Row>
      <Field
        label="Fecha del pago"
        required
        error={problem('date')}
        hint="Los bolívares cuentan a la tasa de ese día."
      >
        <TextInput {...form.register('date')} type="date" {...payableDays(today)} />
      </Field>
      <Field
        label="Referencia"
        required={method !== 'cash'}
        error={problem('reference')}
        hint={method === 'cash' ? 'Opcional en efectivo.' : 'El número que te dio el banco.'}
      >
        <TextInput {...form.register('reference')} autoComplete="off" maxLength={60} />
      </Field>
      <Field label="Nota" error={problem('note')} hint="Opcional: de qué banco o a nombre de quién.">
        <TextInput {...form.register('note')} autoComplete="off" maxLength={300} />
      </Field>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </Form>
  );
}
