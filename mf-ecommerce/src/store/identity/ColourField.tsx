import { useCall } from '@cuadra/shared/client';
import { ColourPicker, Field } from '@cuadra/shared/ui';
import { useStoreForm } from '../store-form-context.ts';

/** The colour of the company, or none: then it is Cuadra's own. */
export function ColourField() {
  const { form, chosen, errorOf } = useStoreForm();
  const logo = useCall('GET /companies').data?.logo;
  return (
    <Field
      label="Color"
      error={errorOf('colour')}
      hint="Del encabezado y los botones. Es el de tu empresa: tus tickets y la pantalla del cliente lo llevan también."
    >
      <ColourPicker
        value={form.watch('colour')}
        onChange={(value) => form.setValue('colour', value, chosen)}
        logo={logo}
      />
    </Field>
  );
}
