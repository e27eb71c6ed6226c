import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from './Checkbox.tsx';
import { Icon } from './Icon.tsx';
import { PHONE, TOUCH } from './tokens.ts';

export interface CheckboxOption {
  value: string;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps {
  /** What the options are of: «Productos». Its box chooses all or none. */
  legend: string;
  options: readonly CheckboxOption[];
  /** The values that are chosen. */
  value: readonly string[];
  /** Gets the chosen values in the order of the options. */
  onValueChange: (value: string[]) => void;
  /** Lets the options be folded away. */
  collapsible?: boolean;
  /** Folded away at first; false by default. */
  collapsed?: boolean;
  disabled?: boolean;
}

const Frame = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
`;

const Head = styled.div<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: 4px var(--s-2) 4px var(--s-3);
  font-weight: 600;
  ${({ $open }) => $open && 'border-bottom: 1px solid var(--line);'}
  label {
    flex: 1;
  }
`;

const Fold = styled.button<{ $open: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  min-height: 32px;
  padding: 0 var(--s-2);
  border: 0;
  border-radius: var(--r-1);
  background: none;
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--sunken);
  }
  ${TOUCH} {
    min-height: 44px;
  }
  svg {
    transition: transform var(--quick);
    ${({ $open }) => $open && 'transform: rotate(180deg);'}
  }
`;

const Count = styled.span`
  padding-inline-end: var(--s-2);
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 0 var(--s-4);
  padding: var(--s-1) var(--s-3) var(--s-2);
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Any of several, with a box that chooses all or none: one module of a role's permissions. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { legend, options, value, onValueChange, collapsible = false, disabled = false } = props;
  const [open, setOpen] = useState(!(collapsible && props.collapsed));
  const id = useId();
  const chosen = options.filter((option) => value.includes(option.value)).length;
  const count = `${chosen} de ${options.length}`;

  const choose = (isChosen: (option: CheckboxOption) => boolean) =>
    onValueChange(options.filter(isChosen).map((option) => option.value));
  const was = (option: CheckboxOption) => value.includes(option.value);

  return (
    <Frame aria-label={legend} disabled={disabled}>
      <Head $open={open}>
        <Checkbox
          label={legend}
          aria-label={`${legend}: todo`}
          aria-labelledby={undefined}
          checked={chosen === options.length}
          mixed={chosen > 0 && chosen < options.length}
          onCheckedChange={(all) => choose((option) => (option.disabled ? was(option) : all))}
        />
        {collapsible ? (
          <Fold
            type="button"
            $open={open}
            aria-expanded={open}
            aria-controls={id}
            aria-label={`${legend}, ${count}`}
            onClick={() => setOpen(!open)}
          >
            {count}
            <Icon name="chevron-down" size={16} />
          </Fold>
        ) : (
          <Count>{count}</Count>
        )}
      </Head>
      <Options id={id} hidden={!open} style={open ? undefined : { display: 'none' }}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled}
            checked={was(option)}
            onCheckedChange={(checked) =>
              choose((other) => (other.value === option.value ? checked : was(other)))
            }
          />
        ))}
      </Options>
    </Frame>
  );
}
