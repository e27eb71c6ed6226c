import { PHONE, Select } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** As high as the periods that may stand beside it, or in its place for another report. */
const Box = styled.div`
  display: grid;
  align-items: center;
  min-height: 38px;
  ${PHONE} {
    width: calc(100vw - 2 * var(--s-4));
  }
`;

export interface DebtDatesProps {
  isDated: boolean;
  onChange: (isDated: boolean) => void;
}

/** Whether a report on debts is of all of them, or of what was sold in the period. */
export function DebtDates({ isDated, onChange }: DebtDatesProps) {
  return (
    <Box>
      <Select
        aria-label="Qué deudas"
        size="sm"
        value={isDated ? 'range' : 'all'}
        onChange={({ target }) => onChange(target.value === 'range')}
        options={[
          { value: 'all', label: 'Todo lo que te deben' },
          { value: 'range', label: 'Lo vendido en unas fechas' },
        ]}
      />
    </Box>
  );
}
