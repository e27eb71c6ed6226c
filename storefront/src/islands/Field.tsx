import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Bind {
  id: string;
  class: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  error?: string | undefined | '';
  children: (bind: Bind) => ComponentChildren;
}

/** A labelled field, with what is wrong with it. */
export function Field({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label for={id}>{label}</label>
      {children({
        id,
        class: 'field',
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  choose: () => void;
}

/** One of several, as large as a thumb. */
export function Choice({ name, label, isChosen, choose }: ChoiceProps) {
  return (
    <label class="choice">
      <input type="radio" name={name} checked={isChosen} onChange={choose} />
      {label}
    </label>
  );
}
