import { Row, SegmentedChoice } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { GROUP_LABELS, type GroupBy } from '../report-list.ts';

const Label = styled.span`
  font-size: var(--t-sm);
  color: var(--ink-3);
  white-space: nowrap;
`;

export interface GroupByPickerProps {
  groups: readonly GroupBy[];
  groupBy: GroupBy;
  onChoose: (groupBy: GroupBy) => void;
}

/** By what the rows of a report are put together: a press away each, a list where there is little room. */
export function GroupByPicker({ groups, groupBy, onChoose }: GroupByPickerProps) {
  const id = useId();
  return (
    <Row $oneLine>
      <Label id={id}>Agrupar por</Label>
      <SegmentedChoice
        aria-labelledby={id}
        options={groups.map((one) => ({ value: one, label: GROUP_LABELS[one] }))}
        value={groupBy}
        onChoose={(value) => {
          const chosen = groups.find((one) => one === value);
          if (chosen) onChoose(chosen);
        }}
        listWidth={130}
      />
    </Row>
  );
}
