import { useCall } from '@cuadra/shared/client';
import { formatMoney } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { FormRow } from '@cuadra/shared/ui';
import { useWatch } from 'react-hook-form';
import { CurrencySelect } from './CurrencySelect.tsx';
import { DecimalField } from './DecimalField.tsx';
import { AmountRow, FormSection } from './FormSection.tsx';
import { PriceMode } from './PriceMode.tsx';
import type { ProductValues } from './product-values.ts';
import { useLocked } from './use-locked.ts';
import { WorkedOutField } from './WorkedOutField.tsx';
import { priceFor, utilityFor, workedOutPrice, workedOutUtility } from './work-out.ts';

/** The field itself goes back to what cost and utility come to. */
const belowCost = (price: string, currency: string) =>
  `${formatMoney(price, currency)} es menos de lo que cuesta, y la utilidad no puede ser negativa. Para venderlo así, elige «Precio fijo».`;
const NO_COST = 'Escribe primero el costo.';
const NO_RATE = 'Falta la tasa del día para calcular el precio en la otra moneda.';

/** What it costs and what it is sold for: utility and price always beside each other, each following the other. */
export function PriceSection({ currencies }: { currencies: readonly string[] }) {
  const { form } = useEntityFormContext<ProductValues>();
  const values = useWatch<ProductValues>() as ProductValues;
  const { data: rate } = useCall('GET /rates/dollar');
  const locked = useLocked();
  /** @returns why it stays as it is */
  const set = (field: 'utility' | 'price', value: string | undefined, whyNot: string) => {
    if (value === undefined) return whyNot;
    form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    return undefined;
  };
  return (
    <FormSection title="Precio">
      <PriceMode locked={locked.utility} />
      <AmountRow>
        <DecimalField
          name="cost"
          label="Costo"
          hint="Lo que pagas por una unidad."
          currency={values.cost_currency}
          locked={locked.cost}
        />
        <CurrencySelect
          name="cost_currency"
          label="Moneda del costo"
          currencies={currencies}
          disabled={locked.cost !== undefined}
        />
      </AmountRow>
      {values.is_fixed_price ? (
        <AmountRow $third>
          <DecimalField
            name="price"
            label="Precio"
            hint="Lo que cobras por una unidad."
            currency={values.price_currency}
            locked={locked.utility}
          />
          <CurrencySelect
            name="price_currency"
            label="Moneda del precio"
            currencies={currencies}
            disabled={locked.utility !== undefined}
          />
          <WorkedOutField
            label="Utilidad"
            unit="%"
            hint={
              values.cost
                ? 'Lo que el precio deja sobre el costo. Si la escribes, cambia el precio.'
                : NO_COST
            }
            value={workedOutUtility(values, rate)}
            onType={(utility) => set('price', priceFor(utility, values, rate), NO_RATE)}
            disabled={locked.utility !== undefined || !values.cost}
          />
        </AmountRow>
      ) : (
        <FormRow>
          <DecimalField
            name="utility"
            label="Utilidad"
            unit="%"
            hint="Se suma al costo: 10 más 30 % se vende a 13. No es un margen sobre el precio."
            locked={locked.utility}
          />
          <WorkedOutField
            label="Precio"
            hint={values.cost ? 'Si lo escribes, cambia la utilidad.' : NO_COST}
            value={workedOutPrice(values)}
            onType={(price) =>
              set('utility', utilityFor(price, values), belowCost(price, values.cost_currency))
            }
            currency={values.cost_currency}
            disabled={locked.utility !== undefined || !values.cost}
          />
        </FormRow>
      )}
    </FormSection>
  );
}
