import { createContext, type ReactNode, useContext, useId } from 'react';
import styled from 'styled-components';
import { Icon } from './Icon.tsx';

export interface FieldProps {
  label: string;
  /** Stands below the control while there is no error. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** It may not stay empty: said beside the label, and to screen readers by the control. */
  required?: boolean;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
  /** Right of the label, such as a link. */
  aside?: ReactNode;
  className?: string;
  /** One control of the kit: it finds its label, hint and error by itself. */
  children: ReactNode;
}

/** What a control takes from the field around it. */
export interface FieldControl {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that tie a control to its field; nothing outside one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext) ?? {};
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const Head = styled.div<{ $hidden: boolean }>`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  font-size: var(--t-sm);
  label {
    font-weight: 600;
    color: var(--ink-2);
  }
  /* A button beside the label, however high it is, leaves the control where it is beside a field without one. */
  & > button {
    margin-block: -12px;
  }
  ${({ $hidden }) => $hidden && 'position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden;'}
`;

const Required = styled.span`
  font-size: var(--t-xs);
  color: var(--ink-3);
`;

const Below = styled.div<{ $bad: boolean }>`
  display: flex;
  gap: 6px;
  align-items: start;
  font-size: var(--t-sm);
  color: ${({ $bad }) => ($bad ? 'var(--danger)' : 'var(--ink-3)')};
  svg {
    margin-top: 2px;
  }
`;

/** Label, control, and below it the hint or the error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  aside,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  const control: FieldControl = {
    id,
    ...(below ? { 'aria-describedby': `${id}-below` } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(required ? { 'aria-required': true } : {}),
  };
  return (
    <Box className={className}>
      <Head $hidden={hideLabel}>
        <label htmlFor={id}>{label}</label>
        {required && <Required aria-hidden>Obligatorio</Required>}
        {aside}
      </Head>
      <FieldContext value={control}>{children}</FieldContext>
      {below && (
        <Below id={`${id}-below`} $bad={Boolean(error)} {...(error && { role: 'alert' })}>
          {error && <Icon name="error" size={15} />}
          <span>{below}</span>
        </Below>
      )}
    </Box>
  );
}
