import { Field, Select } from '@cuadra/shared/ui';
import { FormSection } from './FormSection.tsx';
import { pendingOptions } from './pending-options.ts';
import { useStoreForm } from './store-form-context.ts';

/** How long an order waits for the shop. */
export function OrdersSection() {
  const { form, chosen, errorOf } = useStoreForm();
  const minutes = form.watch('pending_minutes');
  return (
    <FormSection title="Pedidos">
      <Field
        label="Cuánto espera un pedido"
        error={errorOf('pending_minutes')}
        hint="Mientras espera que lo aceptes, aparta los productos. Después se vence y quedan libres."
      >
        <Select
          value={String(minutes)}
          options={pendingOptions(minutes)}
          onChange={({ target }) => form.setValue('pending_minutes', Number(target.value), chosen)}
        />
      </Field>
    </FormSection>
  );
}
