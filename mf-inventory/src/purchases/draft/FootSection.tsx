import type { CurrencyPair, PurchaseFigures } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import {
  Card,
  Checkbox,
  Field,
  FormRow,
  Money,
  MoneyInput,
  Row,
  Stack,
  Text,
  TextArea,
} from '@cuadra/shared/ui';
import { useController, useWatch } from 'react-hook-form';
import { inOther } from './pair.ts';
import type { PurchaseValues } from './purchase-values.ts';

export interface FootSectionProps {
  figures: PurchaseFigures;
  pair: CurrencyPair | undefined;
  seesCosts: boolean;
}

/** What the invoice takes off and adds, and what all of it comes to in both currencies. */
export function FootSection({ figures, pair, seesCosts }: FootSectionProps) {
  const { form, errorOf } = useEntityFormContext<PurchaseValues>();
  const { control } = form;
  const currency = useWatch({ control, name: 'currency' });
  const discount = useController({ control, name: 'discount' }).field;
  const expenses = useController({ control, name: 'expenses' }).field;
  const onInvoice = useController({ control, name: 'expenses_on_invoice' }).field;
  const other = inOther(figures.total, currency, pair);
  return (
    <Card $pad as="section" aria-label="Totales">
      <Stack>
        {seesCosts && (
          <>
            <FormRow>
              <Field label="Descuento de la factura" error={errorOf('discount')}>
                <MoneyInput
                  ref={discount.ref}
                  currency={currency}
                  value={discount.value ?? ''}
                  onValueChange={discount.onChange}
                />
              </Field>
              <Field
                label="Gastos"
                error={errorOf('expenses')}
                hint="Flete, caleta. Se reparten en el costo de los productos."
              >
                <MoneyInput
                  ref={expenses.ref}
                  currency={currency}
                  value={expenses.value ?? ''}
                  onValueChange={expenses.onChange}
                />
              </Field>
            </FormRow>
            {expenses.value !== '' && (
              <Checkbox
                label="Los gastos vienen en la factura del proveedor"
                checked={onInvoice.value}
                onCheckedChange={onInvoice.onChange}
              />
            )}
          </>
        )}
        <Field label="Nota" error={errorOf('note')}>
          <TextArea {...form.register('note')} rows={2} maxLength={500} />
        </Field>
        {seesCosts && (
          <Row $justify="space-between" $align="end">
            <Text $tone="soft">Le debes al proveedor</Text>
            <Money amount={figures.total} currency={currency} other={other} size="xl" align="end" />
          </Row>
        )}
      </Stack>
    </Card>
  );
}
