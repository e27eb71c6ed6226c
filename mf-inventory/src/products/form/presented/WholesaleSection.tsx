import { currencySymbol } from '@cuadra/shared/domain';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, Field, MoneyInput, QuantityInput, Row, Select } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import { AmountRow, FormSection } from '../FormSection.tsx';
import type { ProductValues } from '../product-values.ts';
import { useLocked } from '../use-locked.ts';
import { presentedErrorText, reasonAt } from './presented-errors.ts';
import type { WholesaleValues } from './presented-values.ts';

/** What a unit costs to who buys much of it, or is marked as a wholesale client. */
export default function WholesaleSection({ currencies }: { currencies: readonly string[] }) {
  const { form } = useEntityFormContext<ProductValues>();
  const { field } = useController({ control: form.control, name: 'wholesale' });
  const locked = useLocked().utility;
  const { wholesale: errors } = form.formState.errors;
  const { value } = field;
  if (!value) return null;
  const set = (change: Partial<WholesaleValues>) => field.onChange({ ...value, ...change });
  const wrong = (name: keyof WholesaleValues) => presentedErrorText(name, reasonAt(errors, name));
  const isLocked = locked !== undefined;
  return (
    <FormSection title="Precio al mayor">
      <AmountRow $third>
        <Field
          label="Precio al mayor"
          required
          error={wrong('price') ?? presentedErrorText('wholesale', reasonAt(errors))}
          hint={locked ?? 'Lo que cobras por una unidad.'}
        >
          <MoneyInput
            ref={field.ref}
            value={value.price ?? ''}
            currency={value.price_currency}
            onValueChange={(price) => set({ price })}
            disabled={isLocked}
          />
        </Field>
        <Field label="Moneda al mayor" error={wrong('price_currency')}>
          <Select
            value={value.price_currency}
            onChange={(event) => set({ price_currency: event.target.value })}
            disabled={isLocked}
            options={[...new Set([...currencies, value.price_currency])].map((code) => ({
              value: code,
              label: currencySymbol(code).symbol,
            }))}
          />
        </Field>
        <Field
          label="Desde cuántas unidades"
          error={wrong('from_qty')}
          hint="En una misma venta. Vacío: solo para clientes al mayor."
        >
          <QuantityInput
            value={value.from_qty ?? ''}
            onValueChange={(from_qty) => set({ from_qty })}
            disabled={isLocked}
          />
        </Field>
      </AmountRow>
      <Row $justify="end">
        <Button
          size="sm"
          variant="ghost"
          icon="trash"
          disabled={isLocked}
          onClick={() => field.onChange(null)}
        >
          Quitar precio al mayor
        </Button>
      </Row>
    </FormSection>
  );
}
