import { Select, TOUCH } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { WAY_LABELS, type Way } from '../report-list.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-width: 0;
`;

const Label = styled.span`
  font-size: var(--t-sm);
  color: var(--ink-3);
  white-space: nowrap;
`;

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

const Narrow = styled.div`
  display: none;
  min-width: 130px;
  @media (max-width: 1180px) {
    display: block;
  }
`;

export interface WayPickerProps {
  ways: readonly Way[];
  way: Way;
  onChoose: (way: Way) => void;
}

/** By what the rows of a report are put together: a press away each, a list where there is little room. */
export function WayPicker({ ways, way, onChoose }: WayPickerProps) {
  const id = useId();
  return (
    <Box>
      <Label id={id}>Agrupar por</Label>
      <Segments aria-labelledby={id}>
        {ways.map((one) => (
          <Segment key={one}>
            <input type="radio" name={id} checked={one === way} onChange={() => onChoose(one)} />
            {WAY_LABELS[one]}
          </Segment>
        ))}
      </Segments>
      <Narrow>
        <Select
          aria-labelledby={id}
          size="sm"
          value={way}
          onChange={({ target }) => {
            const chosen = ways.find((one) => one === target.value);
            if (chosen) onChoose(chosen);
          }}
          options={ways.map((one) => ({ value: one, label: WAY_LABELS[one] }))}
        />
      </Narrow>
    </Box>
  );
}
