import { useEntityFormContext } from '@cuadra/shared/form';
import { Field, MoneyInput, QuantityInput } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { ProductValues } from './product-values.ts';

type DecimalName = 'qty' | 'min_qty' | 'cost' | 'utility' | 'price';

export interface DecimalFieldProps {
  name: DecimalName;
  label: string;
  hint?: ReactNode;
  /** ISO code: an amount of money. */
  currency?: string;
  /** Drawn after the number: the unit it is in. */
  unit?: string;
  /** Why it may not be changed: said instead of the hint. */
  locked?: string | undefined;
}

/** A number of the form. What is being typed and is no number yet stays in sight, and is null in the form. */
export function DecimalField({ name, label, hint, currency, unit, locked }: DecimalFieldProps) {
  const { form, errorOf } = useEntityFormContext<ProductValues>();
  const { field } = useController({ control: form.control, name });
  const shared = {
    ref: field.ref,
    name,
    value: field.value ?? '',
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    disabled: locked !== undefined,
  };
  const isQuantity = name === 'qty' || name === 'min_qty';
  return (
    <Field label={label} hint={locked ?? hint} error={errorOf(name)}>
      {isQuantity ? (
        <QuantityInput {...shared} trailing={unit} />
      ) : (
        <MoneyInput
          {...shared}
          isUnitCost={name === 'cost'}
          trailing={unit}
          {...(currency && { currency })}
        />
      )}
    </Field>
  );
}
