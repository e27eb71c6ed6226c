import type { RegistrationDraft } from '@cuadra/shared/contract';
import { COUNTRIES } from '@cuadra/shared/domain';
import { Field, Select, TextInput, Tick } from '@cuadra/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { COMPANY_TYPES, IdentificationField } from './IdentificationField.tsx';
import { Check, CheckHint } from './register-style.ts';
import { useDraftField } from './use-draft-field.ts';

const TRADES = [
  'Bodega o abasto',
  'Panadería',
  'Carnicería o charcutería',
  'Farmacia',
  'Ferretería',
  'Ropa y calzado',
  'Restaurante o comida',
  'Repuestos',
  'Servicios',
  'Otro',
];

/** The company; one that is not registered has no RIF (spec §3, withoutLegalCompany). */
export function CompanyStep() {
  const name = useDraftField('company_name');
  const trade = useDraftField('companyType');
  const withoutLegal = useDraftField('withoutLegalCompany');
  const country = useDraftField('country');
  const { control } = useFormContext<RegistrationDraft>();
  const isUnregistered = useWatch({ control, name: 'withoutLegalCompany' });

  return (
    <>
      <Field label="Nombre del negocio" error={name.error}>
        <TextInput {...name.control} autoComplete="organization" autoCapitalize="words" maxLength={120} />
      </Field>
      <Field label="A qué se dedica" error={trade.error}>
        <Select
          {...trade.control}
          placeholder="Elige, si quieres"
          options={TRADES.map((label) => ({ value: label, label }))}
        />
      </Field>
      <Check>
        <Tick type="checkbox" {...withoutLegal.control} />
        <span>
          Sin empresa registrada
          <CheckHint>Todavía no tengo RIF de empresa ni razón social.</CheckHint>
        </span>
      </Check>
      {!isUnregistered && (
        <IdentificationField
          name="company_identification"
          label="RIF"
          types={COMPANY_TYPES}
          hint="Opcional por ahora. Sale en tus tickets."
          placeholder="07013380-5"
        />
      )}
      <Field label="País" error={country.error}>
        <Select {...country.control} options={COUNTRIES} />
      </Field>
    </>
  );
}
