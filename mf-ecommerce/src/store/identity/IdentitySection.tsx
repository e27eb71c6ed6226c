import { CURRENCIES, DEFAULT_ALTERNATIVE_CURRENCY, DEFAULT_MAIN_CURRENCY } from '@cuadra/shared/domain';
import { useCurrencies } from '@cuadra/shared/state';
import { Field, FormRow, Select, TextArea, TextInput } from '@cuadra/shared/ui';
import { FormSection } from '../FormSection.tsx';
import { storeAddress } from '../publish/store-address.ts';
import { useStoreForm } from '../store-form-context.ts';
import { ColourField } from './ColourField.tsx';

/** What the store is called, where it is found, and what it looks like. */
export function IdentitySection() {
  const { form, errorOf } = useStoreForm();
  const used = useCurrencies();
  const main = nameOf(used?.main ?? DEFAULT_MAIN_CURRENCY);
  const alternative = nameOf(used?.alternative ?? DEFAULT_ALTERNATIVE_CURRENCY);
  const slug = form.watch('slug').trim().toLowerCase();
  return (
    <FormSection title="Tu tienda">
      <Field label="Nombre" required error={errorOf('name')}>
        <TextInput {...form.register('name')} maxLength={120} autoComplete="organization" />
      </Field>
      <Field
        label="Dirección en internet"
        required
        error={errorOf('slug')}
        hint={`Queda así: ${storeAddress({ slug, host: null })}. Si la cambias, los enlaces y códigos de antes dejan de servir.`}
      >
        <TextInput
          {...form.register('slug')}
          maxLength={40}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Descripción"
        error={errorOf('description')}
        hint="Qué vendes y dónde estás. Sale arriba en tu tienda."
      >
        <TextArea {...form.register('description')} rows={3} maxLength={1000} />
      </Field>
      <FormRow>
        <Field
          label="Teléfono"
          error={errorOf('phone')}
          hint="Para que te escriban por WhatsApp. Vacío, no sale."
        >
          <TextInput {...form.register('phone')} type="tel" autoComplete="tel" maxLength={30} />
        </Field>
        <Field label="Precios en" error={errorOf('shown_currency')}>
          <Select
            {...form.register('shown_currency')}
            options={[
              { value: 'both', label: `Las dos: ${alternative} y ${main}` },
              { value: 'main', label: `Solo ${main}` },
              { value: 'alternative', label: `Solo ${alternative}` },
            ]}
          />
        </Field>
      </FormRow>
      <ColourField />
    </FormSection>
  );
}

/** As a sentence writes it, `bolívares`. */
function nameOf(code: string): string {
  return CURRENCIES.find(({ iso_code }) => iso_code === code)?.large_name ?? code;
}
