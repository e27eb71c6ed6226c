import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { IDENTIFICATION_TYPES, type IdentificationType } from '../domain/index.ts';
import { Field, Grid, Select, Text, TextInput } from '../ui/index.ts';

export interface IdentityFieldsProps {
  /** `form.register('identification_type')` */
  type: UseFormRegisterReturn;
  /** `form.register('identification')` */
  number: UseFormRegisterReturn;
  /** «Cédula o RIF». */
  label: string;
  /** «Tipo» by default. */
  typeLabel?: string;
  types?: readonly IdentificationType[];
  error?: string | undefined;
  typeError?: string | undefined;
  hint?: ReactNode;
  /** What looks wrong and may be right all the same: said instead of the hint. */
  doubt?: string | undefined;
  /** Only digits are written. */
  numeric?: boolean;
}

/** The identification of a person or a company: its letter and its number. */
export function IdentityFields(props: IdentityFieldsProps) {
  const { type, number, label, typeLabel = 'Tipo', types = IDENTIFICATION_TYPES } = props;
  const { error, typeError, hint, doubt, numeric = false } = props;
  return (
    <Grid $columns="92px minmax(0, 1fr)" $align="start">
      <Field label={typeLabel} error={typeError}>
        <Select {...type} options={types.map((value) => ({ value, label: value }))} />
      </Field>
      <Field
        label={label}
        error={error}
        hint={
          doubt ? (
            <Text as="span" $tone="doubt">
              {doubt}
            </Text>
          ) : (
            hint
          )
        }
      >
        <TextInput {...number} {...(numeric && { inputMode: 'numeric' })} autoComplete="off" maxLength={20} />
      </Field>
    </Grid>
  );
}
