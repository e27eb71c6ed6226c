import { DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Field, MoneyInput, Notice, Switch, TextArea } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { useStoreForm } from '../store-form-context.ts';
import { ChargeField } from './ChargeField.tsx';
import { ZonesField } from './ZonesField.tsx';

/** How goods come to who ordered them, and what that costs. */
export function DeliverySection() {
  const { form, chosen, errorOf } = useStoreForm();
  const main = useCurrencies()?.main ?? DEFAULT_MAIN_CURRENCY;
  const [hasPickup, hasDelivery, minOrder] = form.watch(['has_pickup', 'has_delivery', 'min_order']);
  const wrong = errorOf('has_pickup');
  const { zones, delivery_product_id } = form.formState.errors;
  // What keeps the store from being saved is shown, also where it counts for nothing.
  const isShown = hasDelivery || zones !== undefined || delivery_product_id !== undefined;
  return (
    <FormSection title="Entrega">
      <div>
        <Switch
          label="Retiro en la tienda"
          checked={hasPickup}
          onCheckedChange={(checked) => form.setValue('has_pickup', checked, chosen)}
        />
        <Switch
          label="Delivery"
          hint="Se lo llevas a su casa."
          checked={hasDelivery}
          onCheckedChange={(checked) => form.setValue('has_delivery', checked, chosen)}
        />
      </div>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <Field
        label="Qué hay que saber"
        error={errorOf('delivery_note')}
        hint="Dónde retirar, quién lo lleva, en cuánto tiempo."
      >
        <TextArea {...form.register('delivery_note')} rows={2} maxLength={500} />
      </Field>
      {isShown && (
        <>
          <ZonesField />
          <ChargeField />
        </>
      )}
      <Field
        label="Pedido mínimo"
        error={errorOf('min_order')}
        hint="Sin contar el delivery. Vacío, se acepta cualquier monto."
      >
        <MoneyInput
          currency={main}
          value={minOrder ?? ''}
          onValueChange={(value) => form.setValue('min_order', value, chosen)}
        />
      </Field>
    </FormSection>
  );
}
