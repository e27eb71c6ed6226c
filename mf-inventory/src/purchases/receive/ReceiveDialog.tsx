import { ApiError, useCall, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Purchase } from '@cuadra/shared/contract';
import { addDays, companyDay, exact, formatMoney, isCalendarDay } from '@cuadra/shared/domain';
import {
  FormDayInput,
  FormDialog,
  paidIn,
  TenderFields,
  tenderError,
  useEntityForm,
} from '@cuadra/shared/form';
import { useCan } from '@cuadra/shared/state';
import { Checkbox, ChoiceCards, Field, Money, Notice, Row, Text } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';
import { FromCashSession } from '../../suppliers/pay/FromCashSession.tsx';
import { useFromCashSession } from '../../suppliers/pay/use-from-cash-session.ts';
import { inOther } from '../draft/pair.ts';
import { purchasePair } from '../purchase-pair.ts';
import {
  isRepeatedInvoice,
  type ReceiveValues,
  receiveErrorText,
  receiveFieldError,
  receiveFormSchema,
} from './receive-values.ts';

export interface ReceiveDialogProps {
  /** The draft as it is saved. */
  purchase: Purchase;
  onClose: () => void;
  onReceived: (purchase: Purchase) => void;
}

const OWED: ReceiveValues = { how: 'owed', due_on: '', payments: [], is_repeated: false };

const HOW = [
  { value: 'owed', label: 'Queda a crédito', hint: 'Se la debes al proveedor.' },
  { value: 'paid', label: 'La pago ahora', hint: 'Toda o una parte.' },
] as const;

/** The goods are there: whether they are owed or paid, and then they move stock and cost. */
export default function ReceiveDialog({ purchase, onClose, onReceived }: ReceiveDialogProps) {
  const { currency, supplier } = purchase;
  const total = purchase.total ?? '0.00';
  const mayCost = useCan(['products', 'modify_cost']);
  const hasMoney = mayCost && exact(total).gt(0);
  const { mutateAsync } = useCallMutation('PUT /purchases/{id}/receive');
  const calls = useCallCache();
  const { data: today } = useCall('GET /rates/dollar');
  const known = useCall(
    'GET /suppliers/{id}',
    { params: { id: supplier?.id ?? '' } },
    { enabled: supplier !== null && hasMoney },
  ).data;
  const [isRepeated, setRepeated] = useState(false);
  const pair = purchasePair(purchase, today);
  const choice = useFromCashSession();
  const form = useEntityForm({
    schema: receiveFormSchema,
    values: { ...OWED, due_on: purchase.due_on ?? '' },
    send: ({ due_on, ...output }, id) =>
      choice.watched(
        mutateAsync({
          params: { id: purchase.id },
          body: {
            ...output,
            ...choice.asked(output.payments),
            ...(hasMoney && { due_on }),
            receive_id: id,
            version: purchase.version,
            ...(purchase.rate === null && today && { rate_id: today.rate_id }),
          },
        }),
      ),
    onSaved: (received) => {
      choice.paid();
      onReceived(received);
    },
    fieldError: receiveFieldError,
    errorText: (error) => {
      if (isRepeatedInvoice(error)) setRepeated(true);
      if (error instanceof ApiError && error.code === 'ERROR_RATE_CHANGED')
        void calls.refresh('GET /rates/dollar');
      return receiveErrorText(error, purchase);
    },
  });
  const { watch, setValue, control } = form.form;
  const [how, dueOn, payments] = watch(['how', 'due_on', 'payments']);

  // Until when it is to be paid, by what the supplier gives, where nobody said.
  const creditDays = known?.credit_days;
  const from = purchase.invoice_on ?? companyDay(new Date());
  const usualDue = creditDays !== null && creditDays !== undefined ? addDays(from, creditDays) : undefined;
  useEffect(() => {
    if (purchase.due_on === null && usualDue !== undefined) setValue('due_on', usualDue);
  }, [purchase.due_on, usualDue, setValue]);

  const choose = (next: string) => setValue('how', next === 'paid' ? 'paid' : 'owed');
  const rest = exact(total).minus(how === 'paid' ? paidIn(payments, currency, pair) : 0);
  const isOwed = hasMoney && rest.gt(0);
  return (
    <FormDialog
      form={form}
      title="Recibir la compra"
      description={
        hasMoney
          ? `Entra la mercancía y cambian los costos. La compra a ${supplier?.name ?? 'tu proveedor'} suma:`
          : 'Entra la mercancía a tu inventario.'
      }
      submit="Recibir"
      onClose={onClose}
    >
      {hasMoney && (
        <>
          <Money amount={total} currency={currency} other={inOther(total, currency, pair)} size="xl" />
          <ChoiceCards legend="Cómo se paga" name="how" choices={HOW} value={how} onChoose={choose} />
          {how === 'paid' && (
            <>
              <TenderFields
                value={payments}
                onChange={(next) => setValue('payments', next, { shouldDirty: true })}
                owed={{ amount: total, currency }}
                pair={pair}
                error={tenderError(form.form.formState.errors.payments)}
                startsWithOne
              />
              <FromCashSession choice={choice} payments={payments} />
            </>
          )}
          {isOwed && (
            <>
              <Row $justify="space-between">
                <Text $tone="soft">Quedas debiendo</Text>
                <strong>{formatMoney(rest.toFixed(2), currency)}</strong>
              </Row>
              <Field
                label="Se paga hasta"
                error={form.errorOf('due_on')}
                hint={
                  isCalendarDay(dueOn) ? undefined : 'Opcional. Con la fecha te avisamos lo que está vencido.'
                }
              >
                <FormDayInput control={control} name="due_on" />
              </Field>
            </>
          )}
          {rest.lt(0) && (
            <Notice tone="warning">
              Pagaste {formatMoney(rest.abs().toFixed(2), currency)} más de lo que suma la compra.
            </Notice>
          )}
        </>
      )}
      {isRepeated && (
        <Checkbox
          label="Es otra factura con el mismo número"
          checked={watch('is_repeated')}
          onCheckedChange={(isMeant) => setValue('is_repeated', isMeant)}
        />
      )}
    </FormDialog>
  );
}
