import { useWatch } from 'react-hook-form';
import { CurrencySelect } from './CurrencySelect.tsx';
import { DecimalField } from './DecimalField.tsx';
import { AmountRow, FormSection } from './FormSection.tsx';
import { PriceMode } from './PriceMode.tsx';
import type { ProductValues } from './product-values.ts';

/** What it costs and what it is sold for. */
export function PriceSection({ currencies }: { currencies: readonly string[] }) {
  const [isFixed, costCurrency, priceCurrency] = useWatch<
    ProductValues,
    ['is_fixed_price', 'cost_currency', 'price_currency']
  >({ name: ['is_fixed_price', 'cost_currency', 'price_currency'] });
  return (
    <FormSection title="Precio">
      <PriceMode />
      <AmountRow $third={!isFixed}>
        <DecimalField name="cost" label="Costo" hint="Lo que pagas por una unidad." currency={costCurrency} />
        <CurrencySelect name="cost_currency" label="Moneda del costo" currencies={currencies} />
        {!isFixed && (
          <DecimalField
            name="utility"
            label="Utilidad"
            unit="%"
            hint="Se suma al costo: 10 más 30 % se vende a 13. No es un margen sobre el precio."
          />
        )}
      </AmountRow>
      {isFixed && (
        <AmountRow>
          <DecimalField
            name="price"
            label="Precio"
            hint="Lo que cobras por una unidad."
            currency={priceCurrency}
          />
          <CurrencySelect name="price_currency" label="Moneda del precio" currencies={currencies} />
        </AmountRow>
      )}
    </FormSection>
  );
}
