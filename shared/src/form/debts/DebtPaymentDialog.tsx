import type { ReactNode } from 'react';
import { ApiError, useCall, useCallCache } from '../../client/index.ts';
import { type CurrencyPair, exact, formatMoney } from '../../domain/index.ts';
import { Field, Row, Select, Text, TextInput } from '../../ui/index.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useEntityForm } from '../use-entity-form.ts';
import {
  type DebtPaymentOutput,
  type DebtPaymentValues,
  debtPaymentErrorText,
  debtPaymentFieldError,
  debtPaymentSchema,
} from './debt-payment-values.ts';
import TenderFields from './TenderFields.tsx';
import { paidIn, type TenderValues, tenderError } from './tender-values.ts';

/** What an abono came to, as the server answers it. */
export interface PaidDebt {
  /** What it took off the debt, in the debt's currency. */
  amount: string;
  currency: string;
  /** What is still owed in that currency. */
  balance: string;
}

export interface DebtPaymentDialogProps {
  /** Who pays whom, and what of it is good to know. */
  description: string;
  /** By currency; what is in favour of who owes is left out. */
  balances: readonly { currency: string; amount: string }[];
  /** How the debt is said: «Le debes», «Te debe». */
  owes: string;
  /** What is left of it: «Quedas debiendo», «Queda debiendo». */
  stillOwes: string;
  send: (body: DebtPaymentOutput & { id: string; rate_id?: string | null }) => Promise<PaidDebt>;
  onPaid: (paid: PaidDebt) => void;
  onClose: () => void;
  /** What else is asked of what is paid, below it. */
  more?: (payments: readonly TenderValues[]) => ReactNode;
}

/** An abono: what is paid of a debt, by any methods and in either currency, at the day's rate (spec §5). */
export default function DebtPaymentDialog(props: DebtPaymentDialogProps) {
  const { description, owes, stillOwes, send, onPaid, onClose, more } = props;
  const debts = props.balances.filter(({ amount }) => exact(amount).gt(0));
  const calls = useCallCache();
  const { data: today } = useCall('GET /rates/dollar');
  const initial: DebtPaymentValues = { currency: debts[0]?.currency ?? '', payments: [], note: '' };
  const form = useEntityForm({
    schema: debtPaymentSchema,
    values: initial,
    send: (output, id) => send({ ...output, id, ...(today && { rate_id: today.rate_id }) }),
    onSaved: onPaid,
    fieldError: debtPaymentFieldError,
    errorText: (error) => {
      if (error instanceof ApiError && error.code === 'ERROR_RATE_CHANGED')
        void calls.refresh('GET /rates/dollar');
      return debtPaymentErrorText(error);
    },
    alreadySaved:
      'Este abono ya se guardó en un intento anterior, con otros datos. Míralo en su estado de cuenta.',
  });
  const { watch, setValue, register, formState } = form.form;
  const [currency, payments] = watch(['currency', 'payments']);
  const amount = debts.find((one) => one.currency === currency)?.amount ?? '0.00';
  const pair: CurrencyPair | undefined = today?.rate_id === null ? undefined : today;
  const rest = exact(amount).minus(paidIn(payments, currency, pair));
  return (
    <FormDialog form={form} title="Abonar" description={description} submit="Guardar abono" onClose={onClose}>
      {debts.length > 1 ? (
        <Field label="Qué deuda se paga">
          <Select
            {...register('currency')}
            options={debts.map((one) => ({
              value: one.currency,
              label: `${owes} ${formatMoney(one.amount, one.currency)}`,
            }))}
          />
        </Field>
      ) : (
        <Text>
          {owes} <strong>{formatMoney(amount, currency)}</strong>
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
      {more?.(payments)}
      <Field label="Nota" error={form.errorOf('note')}>
        <TextInput {...register('note')} maxLength={300} autoComplete="off" />
      </Field>
      <Row $justify="space-between" role="status">
        <Text as="span" $tone="soft">
          {rest.lt(0) ? 'Es más de lo que se debe, por' : stillOwes}
        </Text>
        <strong>{formatMoney(rest.abs().toFixed(2), currency)}</strong>
      </Row>
    </FormDialog>
  );
}
