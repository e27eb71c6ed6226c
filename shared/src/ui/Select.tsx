import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ControlSize, controlStyle } from './control-style.ts';
import { useFieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Stands first, with an empty value. */
  placeholder?: string;
  size?: ControlSize;
}

const Frame = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  svg {
    position: absolute;
    inset-inline-end: 12px;
    pointer-events: none;
    color: var(--ink-3);
  }
`;

const Native = styled.select<{ $size: ControlSize }>`
  ${controlStyle}
  appearance: none;
  padding-inline-end: 38px;
  text-overflow: ellipsis;
`;

/** One of a few: the browser's own list, the best one there is on a phone. */
export function Select({ options, placeholder, size = 'md', ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <Frame>
      <Native {...field} {...rest} $size={size}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Native>
      <Icon name="chevron-down" size={16} />
    </Frame>
  );
}
