import { SUBSCRIPTION_CURRENCY } from '@cuadra/shared/domain';
import type { EntityForm } from '@cuadra/shared/form';
import { Field, FormRow, MoneyInput } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import { dollars } from '../basics/names.ts';
import { type PlanValues, twelveMonths, type WrittenPlan } from './plan-values.ts';

interface PlanPricesProps {
  entity: EntityForm<PlanValues, WrittenPlan>;
  /** As it is filled in: the yearly price is held against twelve of it. */
  monthly: string;
}

/** What a plan costs by month and by year. */
export function PlanPrices({ entity: { form, errorOf }, monthly }: PlanPricesProps) {
  const year = twelveMonths(monthly);
  const prices = [
    { name: 'monthly_price', label: 'Precio al mes', hint: 'Por 30 días.' },
    {
      name: 'yearly_price',
      label: 'Precio al año',
      hint: `Por 365 días.${year ? ` Doce meses: ${dollars(year)}.` : ''}`,
    },
  ] as const;
  return (
    <FormRow>
      {prices.map(({ name, label, hint }) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <Field label={label} required error={errorOf(name)} hint={hint}>
              <MoneyInput
                currency={SUBSCRIPTION_CURRENCY}
                value={field.value}
                onValueChange={(next) => field.onChange(next ?? '')}
                onBlur={field.onBlur}
                ref={field.ref}
              />
            </Field>
          )}
        />
      ))}
    </FormRow>
  );
}
