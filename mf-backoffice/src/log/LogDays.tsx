import { isDayOrNone } from '@cuadra/shared/domain';
import { DayInput } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { SideLabel } from '../basics/SideLabel.tsx';

const Days = styled.div`
  display: flex;
  gap: var(--s-3);
`;

interface LogDaysProps {
  /** What the address says. */
  of: (name: string) => string;
  onChoose: (name: 'from' | 'to', day: string) => void;
}

/** Which days the lines are of; each may be left out. */
export function LogDays(props: LogDaysProps) {
  return (
    <Days>
      <LogDay name="from" label="Desde" {...props} />
      <LogDay name="to" label="Hasta" {...props} />
    </Days>
  );
}

function LogDay({ name, label, of, onChoose }: LogDaysProps & { name: 'from' | 'to'; label: string }) {
  return (
    <SideLabel label={label}>
      {(id) => (
        <DayInput
          id={id}
          size="sm"
          value={of(name)}
          onValueChange={(day) => isDayOrNone(day) && onChoose(name, day)}
        />
      )}
    </SideLabel>
  );
}
