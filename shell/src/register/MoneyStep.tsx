import type { RegistrationDraft } from '@cuadra/shared/contract';
import { CURRENCIES } from '@cuadra/shared/domain';
import { ChoiceCards, Field, Select } from '@cuadra/shared/ui';
import { useController, useFormContext } from 'react-hook-form';
import { useDraftField } from './use-draft-field.ts';

const OPTIONS = CURRENCIES.map(({ iso_code, name, symbol }) => ({
  value: iso_code,
  label: `${name} (${symbol})`,
}));

const RATES = [
  { value: 'auto', label: 'Automática', hint: 'La oficial del BCV, al día sin que la escribas.' },
  { value: 'manual', label: 'La escribo yo', hint: 'Tú decides cuándo cambia.' },
];

type Side = 'main_currency' | 'alt_currency';

/** The two currencies and where the rate between them comes from. */
export function MoneyStep() {
  const main = useDraftField('main_currency');
  const alternative = useDraftField('alt_currency');
  const { control, getValues, setValue } = useFormContext<RegistrationDraft>();
  const autoRate = useController({ control, name: 'with_auto_rate' }).field;

  /** Choosing the other side's currency swaps the two: they are never the same. */
  const choose = (side: Side, code: string) => {
    const other: Side = side === 'main_currency' ? 'alt_currency' : 'main_currency';
    if (getValues(other) === code) setValue(other, getValues(side));
    setValue(side, code);
  };

  return (
    <>
      <Field label="Moneda principal" error={main.error} hint="En la que llevas tus cuentas.">
        <Select
          {...main.control}
          options={OPTIONS}
          onChange={(event) => choose('main_currency', event.target.value)}
        />
      </Field>
      <Field label="Moneda alternativa" error={alternative.error} hint="La otra en la que cobras.">
        <Select
          {...alternative.control}
          options={OPTIONS}
          onChange={(event) => choose('alt_currency', event.target.value)}
        />
      </Field>
      <ChoiceCards
        legend="Tasa de cambio"
        name={autoRate.name}
        choices={RATES}
        value={autoRate.value ? 'auto' : 'manual'}
        onChoose={(value) => autoRate.onChange(value === 'auto')}
      />
    </>
  );
}
