import { DecimalField } from './DecimalField.tsx';
import { FormSection, Pair } from './FormSection.tsx';

/** How much there is, and when that is too little. */
export function StockSection() {
  return (
    <FormSection title="Existencia">
      <Pair>
        <DecimalField name="qty" label="Cantidad" hint="La que hay ahora." />
        <DecimalField
          name="min_qty"
          label="Existencia mínima"
          hint="Con esto o menos, la lista lo marca. Opcional."
        />
      </Pair>
    </FormSection>
  );
}
