import { useEntityFormContext } from '@cuadra/shared/form';
import { Checkbox, FormRow } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import { DecimalField } from './DecimalField.tsx';
import { FormSection } from './FormSection.tsx';
import type { ProductValues } from './product-values.ts';
import { useLocked } from './use-locked.ts';

/** How much there is, and when that is too little. */
export function StockSection({ isNew }: { isNew: boolean }) {
  const locked = useLocked();
  const { form } = useEntityFormContext<ProductValues>();
  const lots = useController({ control: form.control, name: 'has_lots' }).field;
  return (
    <FormSection title="Existencia">
      <FormRow>
        <DecimalField
          name="qty"
          label="Cantidad"
          hint={
            isNew
              ? '¿Cuánto hay ahora? Vacía, comienza en cero.'
              : 'La que contaste. Una merma, una rotura o un vencimiento se anota en Movimientos, con su motivo.'
          }
          locked={locked.qty}
        />
        <DecimalField
          name="min_qty"
          label="Existencia mínima"
          hint="Con esto o menos, la lista lo marca. Opcional."
        />
      </FormRow>
      <Checkbox
        label="Tiene fecha de vencimiento"
        hint="Al recibirlo en una compra se anota cuándo vence, y su lote si lo trae."
        checked={lots.value}
        onCheckedChange={lots.onChange}
      />
    </FormSection>
  );
}
