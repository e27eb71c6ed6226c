import { isDayOrNone } from '@cuadra/shared/domain';
import { DayInput, PHONE, SearchInput } from '@cuadra/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import type { OrderFilter } from './order-filter.ts';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--s-2) var(--s-3);
  align-items: center;
  margin: var(--s-3) 0;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Day = styled.div`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  color: var(--ink-2);
  font-size: var(--t-sm);
  & > span {
    width: 150px;
  }
  ${PHONE} {
    display: grid;
    gap: var(--s-1);
    & > span {
      width: auto;
    }
  }
`;

export interface OrderFilterBarProps {
  typed: string;
  onType: (text: string) => void;
  filter: OrderFilter;
  onChange: (change: Partial<OrderFilter>) => void;
}

/** Finding an order: by what it makes or its number, and by the days for which it is planned. */
export function OrderFilterBar({ typed, onType, filter, onChange }: OrderFilterBarProps) {
  const id = useId();
  return (
    <Bar role="search" aria-label="Buscar órdenes">
      <SearchInput
        label="Buscar orden"
        placeholder="Fórmula, producto o número"
        value={typed}
        onValueChange={onType}
        shortcut="F2"
      />
      <Day>
        <label htmlFor={`${id}-from`}>Desde</label>
        <DayInput
          id={`${id}-from`}
          value={filter.from ?? ''}
          onValueChange={(day) => isDayOrNone(day) && onChange({ from: day || undefined })}
        />
      </Day>
      <Day>
        <label htmlFor={`${id}-to`}>Hasta</label>
        <DayInput
          id={`${id}-to`}
          value={filter.to ?? ''}
          onValueChange={(day) => isDayOrNone(day) && onChange({ to: day || undefined })}
        />
      </Day>
    </Bar>
  );
}
