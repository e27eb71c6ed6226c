import type { ReactNode } from 'react';
import { ApiError, useCall, useCallCache } from '../../client/index.ts';
import { type CurrencyPair, currencySymbol, exact, formatMoney } from '../../domain/index.ts';
import { Checkbox, CheckboxGroup, Field, Row, Select, Text, TextInput } from '../../ui/index.ts';
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
  id: string;
  /** What it took off the debt, in the debt's currency. */
  amount: string;
  currency: string;
  /** What is still owed in that currency. */
  balance: string;
}

/** A debt that an abono may be for. */
export interface NamedDebt {
  id: string;
  /** «Venta 00000012». */
  label: string;
  /** What is open of it, and since when. */
  hint: string;
  currency: string;
}

export interface DebtPaymentDialogProps {
  /** «Abonar» by default, and the button that saves it. */
  title?: string;
  submit?: string;
  /** Who pays whom, and what of it is good to know. */
  description: string;
  /** By currency; what is in favour of who owes is left out. */
  balances: readonly { currency: string; amount: string }[];
  /** How the debt is said: «Le debes», «Te debe». */
  owes: string;
  /** What is left of it: «Quedas debiendo», «Queda debiendo». */
  stillOwes: string;
  /** Said of what is too much, before its amount: «Es más de lo que se debe, por». */
  tooMuch?: string;
  /** The debts that it may be for, the oldest first; without them it is for the oldest. */
  debts?: readonly NamedDebt[];
  /** In what nothing is owed may be paid ahead: what is too much may stay in favour of who pays. */
  keepsExcessIn?: readonly string[];
  send: (body: DebtPaymentOutput & { id: string; rate_id?: string | null }) => Promise<PaidDebt>;
  onPaid: (paid: PaidDebt) => void;
  onClose: () => void;
  /** What else is asked of what is paid, below it. */
  more?: (payments: readonly TenderValues[]) => ReactNode;
}

/** An abono: what is paid of a debt, by any methods and in either currency, at the day's rate (spec §5). */
export default function DebtPaymentDialog(props: DebtPaymentDialogProps) {
  const { description, owes, stillOwes, send, onPaid, onClose, more, keepsExcessIn = [] } = props;
  const open = props.balances.filter(({ amount }) => exact(amount).gt(0));
  const paysAhead = open.length === 0;
  const debts = paysAhead ? keepsExcessIn.map((currency) => ({ currency, amount: '0.00' })) : open;
  const calls = useCallCache();
  const { data: today } = useCall('GET /rates/dollar');
  const initial: DebtPaymentValues = {
    ...{ currency: debts[0]?.currency ?? '', payments: [], note: '' },
    ...{ debts: [], keep_excess: paysAhead },
  };
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
  const [currency, payments, named, keepsExcess] = watch(['currency', 'payments', 'debts', 'keep_excess']);
  const amount = debts.find((one) => one.currency === currency)?.amount ?? '0.00';
  const pair: CurrencyPair | undefined = today?.rate_id === null ? undefined : today;
  const rest = exact(amount).minus(paidIn(payments, currency, pair));
  const excess = formatMoney(rest.abs().toFixed(2), currency);
  const choices = (props.debts ?? []).filter((debt) => debt.currency === currency);
  return (
    <FormDialog
      form={form}
      title={props.title ?? 'Abonar'}
      description={description}
      submit={props.submit ?? 'Guardar abono'}
      onClose={onClose}
    >
      {debts.length > 1 ? (
        <Field label={paysAhead ? 'En qué moneda queda a su favor' : 'Qué deuda se paga'}>
          <Select
            {...register('currency', { onChange: () => setValue('debts', []) })}
            options={debts.map((one) => ({
              value: one.currency,
              label: paysAhead
                ? currencySymbol(one.currency).symbol
                : `${owes} ${formatMoney(one.amount, one.currency)}`,
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
      {choices.length > 1 && (
        <CheckboxGroup
          legend="Elegir a qué se abona"
          options={choices.map(({ id, label, hint }) => ({ value: id, label, hint }))}
          value={named}
          onValueChange={(next) => setValue('debts', next, { shouldDirty: true })}
          collapsible
          collapsed
        />
      )}
      <Field label="Nota" error={form.errorOf('note')}>
        <TextInput {...register('note')} maxLength={300} autoComplete="off" />
      </Field>
      {!paysAhead && rest.lt(0) && keepsExcessIn.includes(currency) && (
        <Checkbox
          label={`Dejar ${excess} a su favor`}
          hint="Se descuenta de su próxima venta a crédito, o se le devuelve."
          checked={keepsExcess}
          onCheckedChange={(next) => setValue('keep_excess', next, { shouldDirty: true })}
        />
      )}
      <Row $justify="space-between" role="status">
        <Text as="span" $tone="soft">
          {rest.gte(0)
            ? paysAhead
              ? 'Queda a su favor'
              : stillOwes
            : keepsExcess
              ? 'Queda a su favor'
              : (props.tooMuch ?? 'Es más de lo que se debe, por')}
        </Text>
        <strong>{excess}</strong>
      </Row>
    </FormDialog>
  );
}
