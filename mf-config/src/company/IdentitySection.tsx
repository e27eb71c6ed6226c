import { IdentityFields, useEntityFormContext } from '@cuadra/shared/form';
import { ColourPicker, Field, PicturePicker, Stack, Text, TextArea, TextInput } from '@cuadra/shared/ui';
import { type CompanyValues, rifDoubt } from './company-values.ts';

/** Who the company is: logo, names, RIF, where it is. */
export function IdentitySection() {
  const { form, errorOf } = useEntityFormContext<CompanyValues>();
  const [logo, colour, name, type, number] = form.watch([
    ...(['logo', 'colour', 'name', 'identification_type', 'identification'] as const),
  ]);
  return (
    <Stack $gap={3} as="section" aria-label="Tu empresa">
      <Text $size="md" as="h3">
        Tu empresa
      </Text>
      <PicturePicker
        kind="logo"
        image={logo}
        name={name}
        hint="Sale arriba en tus tickets. Se guarda con el resto del formulario."
        onSave={async (image) => {
          form.setValue('logo', image, { shouldDirty: true });
          return undefined;
        }}
      />
      <Field
        label="Color"
        error={errorOf('colour')}
        hint="Lo llevan tus tickets en pantalla, la pantalla del cliente y tu tienda."
      >
        <ColourPicker
          value={colour}
          onChange={(value) => form.setValue('colour', value, { shouldDirty: true })}
          logo={logo}
        />
      </Field>
      <Field label="Nombre" required error={errorOf('name')} hint="Como te conocen tus clientes.">
        <TextInput {...form.register('name')} autoComplete="organization" maxLength={120} />
      </Field>
      <Field
        label="Razón social"
        error={errorOf('legal_name')}
        hint="El nombre del registro. Si está vacía, en el ticket sale el nombre."
      >
        <TextInput {...form.register('legal_name')} maxLength={200} />
      </Field>
      <IdentityFields
        type={form.register('identification_type')}
        number={form.register('identification')}
        label="RIF"
        typeLabel="Letra"
        typeError={errorOf('identification_type')}
        error={errorOf('identification')}
        hint="Por ejemplo 07013380-5."
        doubt={rifDoubt(type, number)}
        numeric
      />
      <Field label="Dirección" error={errorOf('address')}>
        <TextArea {...form.register('address')} rows={2} maxLength={300} autoComplete="street-address" />
      </Field>
      <Field label="Teléfono" error={errorOf('phone')}>
        <TextInput {...form.register('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
    </Stack>
  );
}
