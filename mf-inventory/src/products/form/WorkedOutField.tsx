import { Field, MoneyInput } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';

export interface WorkedOutFieldProps {
  label: string;
  hint: ReactNode;
  /** What the other fields come to; empty for nothing. */
  value: string;
  /** What was typed: the other field follows. @returns why it cannot, to be said */
  onType: (value: string) => string | undefined;
  /** ISO code. */
  currency?: string;
  unit?: string;
  disabled?: boolean;
}

/** A number that follows from the others, and that they follow while it is typed. It is not saved itself. */
export function WorkedOutField(props: WorkedOutFieldProps) {
  const { label, hint, value, onType, currency, unit, disabled = false } = props;
  // While it is typed it says what was typed, and not what the rounded other field comes to.
  const [typed, setTyped] = useState<string>();
  // Said until something else is typed, also after the field shows again what there is.
  const [refusal, setRefusal] = useState<string>();
  return (
    <Field label={label} hint={hint} error={refusal}>
      <MoneyInput
        value={typed ?? value}
        disabled={disabled}
        onValueChange={(next) => {
          setTyped(next ?? '');
          setRefusal(next ? onType(next) : undefined);
        }}
        onBlur={() => setTyped(undefined)}
        trailing={unit}
        {...(currency && { currency })}
      />
    </Field>
  );
}
