import { CURRENCIES, currencySymbol } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Field, Select } from '@cuadra/shared/ui';
import type { ProductValues } from './product-values.ts';

/** In which of the company's two currencies an amount of the form is set. */
export function CurrencySelect({
  name,
  label,
  currencies,
}: {
  name: 'cost_currency' | 'price_currency';
  label: string;
  currencies: readonly string[];
}) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  return (
    <Field label={label} error={errorOf(name)}>
      <Select
        {...form.register(name)}
        options={currencies.map((code) => ({ value: code, label: nameOf(code) }))}
      />
    </Field>
  );
}

function nameOf(code: string): string {
  const { symbol } = currencySymbol(code);
  const name = CURRENCIES.find((currency) => currency.iso_code === code)?.name;
  return name ? `${symbol} ${name}` : code;
}
