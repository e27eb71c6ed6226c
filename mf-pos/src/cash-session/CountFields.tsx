import type { EntityForm } from '@cuadra/shared/form';
import { CountField } from './CountField.tsx';
import { type CountEntry, type CountValues, entryError, withCounts } from './count.ts';

export interface CountFieldsProps {
  form: EntityForm<CountValues>;
  /** What there is to count. */
  expected: readonly CountEntry[];
}

/** A count, method by method. */
export function CountFields({ form: { form }, expected }: CountFieldsProps) {
  const { isSubmitted } = form.formState;
  const counts = form.watch('counts');
  return withCounts(expected, counts).map((entry, index) => (
    <CountField
      key={entry.payment_method_id}
      entry={entry}
      // Not under a finger: its keyboard would cover what there is to count.
      autoFocus={index === 0 && !matchMedia('(pointer: coarse)').matches}
      error={isSubmitted ? entryError(entry) : undefined}
      onChange={(count) =>
        form.setValue('counts', { ...counts, [entry.payment_method_id]: count }, { shouldDirty: true })
      }
    />
  ));
}
