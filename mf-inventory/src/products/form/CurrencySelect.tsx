import { CURRENCIES, currencySymbol } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Field, Select } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

export interface CurrencySelectProps {
  name: 'cost_currency' | 'price_currency';
  label: string;
  currencies: readonly string[];
  disabled?: boolean;
}

/** In which of the company's two currencies an amount of the form is set. */
export function CurrencySelect({ name, label, currencies, disabled = false }: CurrencySelectProps) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  // Not registered: react-hook-form takes the value of a disabled element for none.
  const { field } = useController({ control: form.control, name });
  const codes = [...new Set([...currencies, field.value])];
  return (
    <Field label={label} error={errorOf(name)}>
      <Select
        {...field}
        disabled={disabled}
        options={codes.map((code) => ({ value: code, label: nameOf(code) }))}
      />
    </Field>
  );
}

function nameOf(code: string): string {
  const { symbol } = currencySymbol(code);
  const name = CURRENCIES.find((currency) => currency.iso_code === code)?.name;
  return name ? `${symbol} ${name}` : code;
}
