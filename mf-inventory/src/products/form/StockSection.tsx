import { FormRow } from '@cuadra/shared/ui';
import { DecimalField } from './DecimalField.tsx';
import { FormSection } from './FormSection.tsx';
import { useLocked } from './use-locked.ts';

/** How much there is, and when that is too little. */
export function StockSection({ isNew }: { isNew: boolean }) {
  const locked = useLocked();
  return (
    <FormSection title="Existencia">
      <FormRow>
        <DecimalField
          name="qty"
          label="Cantidad"
          hint={
            isNew
              ? 'La que hay ahora.'
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
    </FormSection>
  );
}
