import { IDENTIFICATION_TYPES } from '@cuadra/shared/domain';
import { Field, PicturePicker, Select, TextArea, TextInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { Part, PartTitle } from '../settings/parts.ts';
import { rifDoubt } from './company-draft.ts';
import { useCompanyForm } from './use-company-form.ts';

const Identification = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr);
  gap: var(--s-3);
  align-items: start;
`;

const Doubt = styled.span`
  color: var(--gold);
`;

/** Who the company is: logo, names, RIF, where it is. */
export function IdentitySection() {
  const { register, watch, setValue, problem } = useCompanyForm();
  const [logo, name, type, number] = watch(['logo', 'name', 'identification_type', 'identification']);
  const doubt = rifDoubt(type, number);
  return (
    <Part aria-label="Tu empresa">
      <PartTitle>Tu empresa</PartTitle>
      <PicturePicker
        kind="logo"
        image={logo}
        name={name}
        hint="Sale arriba en tus tickets. Se guarda con el resto del formulario."
        onSave={async (image) => {
          setValue('logo', image, { shouldDirty: true });
          return undefined;
        }}
      />
      <Field label="Nombre" required error={problem('name')} hint="Como te conocen tus clientes.">
        <TextInput {...register('name')} autoComplete="organization" maxLength={120} />
      </Field>
      <Field
        label="Razón social"
        error={problem('legal_name')}
        hint="El nombre del registro. Si está vacía, en el ticket sale el nombre."
      >
        <TextInput {...register('legal_name')} maxLength={200} />
      </Field>
      <Identification>
        <Field label="Letra" error={problem('identification_type')}>
          <Select
            {...register('identification_type')}
            options={IDENTIFICATION_TYPES.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field
          label="RIF"
          error={problem('identification')}
          hint={doubt ? <Doubt>{doubt}</Doubt> : 'Por ejemplo 07013380-5.'}
        >
          <TextInput {...register('identification')} inputMode="numeric" autoComplete="off" maxLength={20} />
        </Field>
      </Identification>
      <Field label="Dirección" error={problem('address')}>
        <TextArea {...register('address')} rows={2} maxLength={300} autoComplete="street-address" />
      </Field>
      <Field label="Teléfono" error={problem('phone')}>
        <TextInput {...register('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
    </Part>
  );
}
