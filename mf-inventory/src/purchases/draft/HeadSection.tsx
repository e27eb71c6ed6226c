import { addDays, CURRENCIES, currencySymbol, formatRate, isCalendarDay } from '@cuadra/shared/domain';
import { FormDayInput, useEntityFormContext } from '@cuadra/shared/form';
import { KEEPS_CODES } from '@cuadra/shared/scan';
import { Card, Field, FormRow, MoneyInput, Select, Stack, TextInput } from '@cuadra/shared/ui';
import { useController, useWatch } from 'react-hook-form';
import type { CurrentRate } from '../../products/current-rate.ts';
import { useCompanyCurrencies } from '../../products/use-company-currencies.ts';
import type { PurchaseValues } from './purchase-values.ts';
import { SupplierPicker } from './SupplierPicker.tsx';

/** Whose invoice it is, of which day and in which money. */
export function HeadSection({ rate, seesCosts }: { rate: CurrentRate | undefined; seesCosts: boolean }) {
  const { form, errorOf } = useEntityFormContext<PurchaseValues>();
  const { control, setValue, getValues } = form;
  const currencies = useCompanyCurrencies();
  const supplier = useController({ control, name: 'supplier' }).field;
  const currency = useWatch({ control, name: 'currency' });
  const isInverse = useWatch({ control, name: 'is_rate_inverse' });
  const typedRate = useController({ control, name: 'rate' }).field;
  const [alternative, main = alternative] = currencies;
  const [source, target] = isInverse ? [main, alternative] : [alternative, main];
  const today = rate && (isInverse ? rate.inverse : rate.rate);

  /** What the supplier gives to pay, from the day of the invoice. */
  const setDue = (invoiceOn: string, creditDays: number | null | undefined) => {
    if (creditDays === null || creditDays === undefined || !isCalendarDay(invoiceOn)) return;
    setValue('due_on', addDays(invoiceOn, creditDays), { shouldDirty: true });
  };

  return (
    <Card $pad as="section" aria-label="Factura">
      <Stack>
        <FormRow>
          <SupplierPicker
            value={supplier.value}
            error={errorOf('supplier')}
            onChoose={(chosen) => {
              supplier.onChange(
                chosen && { id: chosen.id, name: chosen.name, credit_days: chosen.credit_days },
              );
              setDue(getValues('invoice_on'), chosen?.credit_days);
            }}
          />
          <Field label="Número de factura" error={errorOf('invoice_number')}>
            <TextInput
              {...form.register('invoice_number')}
              {...KEEPS_CODES}
              maxLength={40}
              autoComplete="off"
            />
          </Field>
        </FormRow>
        <FormRow>
          <Field label="Fecha de la factura" error={errorOf('invoice_on')}>
            <FormDayInput
              control={form.control}
              name="invoice_on"
              onDay={(day) => setDue(day, getValues('supplier')?.credit_days)}
            />
          </Field>
          <Field label="Se paga hasta" error={errorOf('due_on')} hint="Si queda a crédito.">
            <FormDayInput control={form.control} name="due_on" />
          </Field>
        </FormRow>
        {seesCosts && main !== alternative && (
          <FormRow>
            <Field label="Moneda de la factura" error={errorOf('currency')}>
              <Select
                {...form.register('currency')}
                options={[...new Set([...currencies, currency])].map((code) => ({
                  value: code,
                  label: `${currencySymbol(code).symbol} ${CURRENCIES.find(({ iso_code }) => iso_code === code)?.name ?? code}`,
                }))}
              />
            </Field>
            <Field
              label={`Tasa: 1 ${currencySymbol(source).symbol} en ${currencySymbol(target).symbol}`}
              error={errorOf('rate')}
              hint={
                today
                  ? `Vacía: la del día en que la recibas. Hoy es ${formatRate(today)}.`
                  : 'Vacía: la del día en que la recibas.'
              }
            >
              <MoneyInput
                ref={typedRate.ref}
                isUnitCost
                value={typedRate.value ?? ''}
                onValueChange={typedRate.onChange}
                onBlur={typedRate.onBlur}
                placeholder={today ? formatRate(today) : ''}
              />
            </Field>
          </FormRow>
        )}
      </Stack>
    </Card>
  );
}
