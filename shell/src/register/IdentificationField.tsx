import type { RegistrationDraft } from '@cuadra/shared/contract';
import { hasRifCheckDigit, IDENTIFICATION_TYPES, type IdentificationType } from '@cuadra/shared/domain';
import { Field, Select, TextInput } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Pair, PairLegend, Warning } from './register-style.ts';
import { useDraftField } from './use-draft-field.ts';

interface IdentificationFieldProps {
  name: 'identification' | 'company_identification';
  /** «Cédula o RIF». */
  label: string;
  types: readonly IdentificationType[];
  hint: ReactNode;
  placeholder: string;
}

/**
 * Letter and number under one heading, and `J-07013380-5` pasted whole is taken apart, which `IdentityFields` does not. A
 * wrong check digit is only a warning (docs/venezuela.md#identification).
 */
export function IdentificationField({ name, label, types, hint, placeholder }: IdentificationFieldProps) {
  const typeName = `${name}_type` as const;
  const type = useDraftField(typeName);
  const { control, error } = useDraftField(name);
  const { setValue, control: form } = useFormContext<RegistrationDraft>();
  const [letter, number] = useWatch({ control: form, name: [typeName, name] });
  const legend = useId();
  const doubtful = hasRifCheckDigit(letter, number) === false;

  const takeLetter = (written: string) => {
    const [, found, rest = ''] = /^\s*([a-z])\s*-?\s*(.*)$/i.exec(written) ?? [];
    const known = types.find((one) => one === found?.toUpperCase());
    if (!known) return;
    setValue(typeName, known);
    setValue(name, rest);
  };

  return (
    <Pair role="group" aria-labelledby={legend}>
      <PairLegend id={legend}>{label}</PairLegend>
      <Field label={`${label}: tipo`} hideLabel>
        <Select {...type.control} options={types.map((value) => ({ value, label: value }))} />
      </Field>
      <Field
        label={`${label}: número`}
        hideLabel
        error={error}
        hint={
          doubtful ? (
            <Warning role="status">
              El último dígito no cuadra con los demás: revísalo. Si está bien, sigue.
            </Warning>
          ) : (
            hint
          )
        }
      >
        <TextInput
          {...control}
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          placeholder={placeholder}
          onChange={(event) => {
            void control.onChange(event);
            takeLetter(event.target.value);
          }}
        />
      </Field>
    </Pair>
  );
}

/** For a person. */
export const PERSON_TYPES = IDENTIFICATION_TYPES.filter((type) => ['V', 'E', 'P'].includes(type));
/** A company, and a person who trades under their own name. */
export const COMPANY_TYPES = ['J', 'V', 'E', 'G', 'P', 'C'] as const;
