import { PHONE, SearchInput, TextInput } from '@cuadra/shared/ui';
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

const Day = styled.label`
  display: flex;
  gap: var(--s-2);
  align-items: center;
  color: var(--ink-2);
  font-size: var(--t-sm);
  ${PHONE} {
    display: grid;
    gap: var(--s-1);
  }
  input {
    min-width: 0;
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
        Desde
        <TextInput
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
      </Day>
      <Day>
        Hasta
        <TextInput
          type="date"
          value={filter.to ?? ''}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </Day>
    </Bar>
  );
}
