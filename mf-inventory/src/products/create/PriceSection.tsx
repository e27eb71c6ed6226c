import { useWatch } from 'react-hook-form';
import { CurrencySelect } from './CurrencySelect.tsx';
import { DecimalField } from './DecimalField.tsx';
import { FormSection, Pair } from './FormSection.tsx';
import { PriceMode } from './PriceMode.tsx';
import type { ProductValues } from './product-values.ts';

const WITH_CURRENCY = 'minmax(0, 1fr) minmax(118px, 150px)';

/** What it costs and what it is sold for. */
export function PriceSection({ currencies }: { currencies: readonly string[] }) {
  const [isFixed, costCurrency, priceCurrency] = useWatch<
    ProductValues,
    ['is_fixed_price', 'cost_currency', 'price_currency']
  >({ name: ['is_fixed_price', 'cost_currency', 'price_currency'] });
  return (
    <FormSection title="Precio">
      <PriceMode />
      <Pair $columns={WITH_CURRENCY}>
        <DecimalField name="cost" label="Costo" hint="Lo que pagas por una unidad." currency={costCurrency} />
        <CurrencySelect name="cost_currency" label="Moneda del costo" currencies={currencies} />
      </Pair>
      {isFixed ? (
        <Pair $columns={WITH_CURRENCY}>
          <DecimalField
            name="price"
            label="Precio"
            hint="Lo que cobras por una unidad."
            currency={priceCurrency}
          />
          <CurrencySelect name="price_currency" label="Moneda del precio" currencies={currencies} />
        </Pair>
      ) : (
        <DecimalField
          name="utility"
          label="Utilidad"
          unit="%"
          hint="Se suma al costo: con costo 10 y 30 % se vende a 13. No es un margen sobre el precio de venta."
        />
      )}
    </FormSection>
  );
}
