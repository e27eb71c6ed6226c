import { SegmentedChoice } from '@cuadra/shared/ui';
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
      <SegmentedChoice
        aria-labelledby={id}
        options={ways.map((one) => ({ value: one, label: WAY_LABELS[one] }))}
        value={way}
        onChoose={(value) => {
          const chosen = ways.find((one) => one === value);
          if (chosen) onChoose(chosen);
        }}
        listWidth={130}
      />
    </Box>
  );
}
