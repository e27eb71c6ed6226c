import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { DayInput, type DayInputProps } from '../ui/index.ts';

export interface FormDayInputProps<Values extends FieldValues, Sent>
  extends Omit<DayInputProps, 'name' | 'value' | 'onValueChange' | 'onBlur' | 'ref'> {
  control: Control<Values, unknown, Sent>;
  /** Of a value that is `2026-11-20`, or empty. */
  name: FieldPath<Values>;
  /** Told after the form has it: what hangs on the day. */
  onDay?: (day: string) => void;
}

/** A day of a form, which its schema checks. */
export function FormDayInput<Values extends FieldValues, Sent>({
  control,
  name,
  onDay,
  ...rest
}: FormDayInputProps<Values, Sent>) {
  const {
    field: { value, onChange, ...field },
  } = useController({ control, name });
  return (
    <DayInput
      {...rest}
      {...field}
      value={typeof value === 'string' ? value : ''}
      onValueChange={(day) => {
        onChange(day);
        onDay?.(day);
      }}
    />
  );
}
