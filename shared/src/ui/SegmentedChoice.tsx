import { useId } from 'react';
import styled from 'styled-components';
import { Select } from './Select.tsx';
import { TOUCH } from './tokens.ts';

const Segments = styled.fieldset`
  display: inline-flex;
  min-width: 0;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: 9px;
  background: var(--surface);
  @media (max-width: 1180px) {
    display: none;
  }
`;

const Segment = styled.label`
  display: inline-flex;
  align-items: center;
  height: 30px;
  padding: 0 var(--s-3);
  border-radius: var(--r-1);
  font-size: var(--t-sm);
  font-weight: 500;
  color: var(--ink-2);
  cursor: pointer;
  user-select: none;
  input {
    position: absolute;
    opacity: 0;
  }
  &:hover {
    color: var(--ink);
  }
  &:has(:checked) {
    background: var(--brand-soft);
    color: var(--brand-ink);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 1px;
  }
  ${TOUCH} {
    height: 40px;
  }
`;

const Narrow = styled.div<{ $width: number }>`
  display: none;
  min-width: ${({ $width }) => $width}px;
  @media (max-width: 1180px) {
    display: block;
  }
`;

/** Named by a text of its own, or by an element that is there already. */
type Named = { 'aria-label': string } | { 'aria-labelledby': string };

export type SegmentedChoiceProps = Named & {
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** Pixels that the list takes at least. */
  listWidth: number;
};

/** One of a few: a press away each, a list where there is little room. */
export function SegmentedChoice({ options, value, onChoose, listWidth, ...named }: SegmentedChoiceProps) {
  const group = useId();
  return (
    <>
      <Segments {...named}>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={group}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Segments>
      <Narrow $width={listWidth}>
        <Select
          {...named}
          size="sm"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          options={[...options]}
        />
      </Narrow>
    </>
  );
}
