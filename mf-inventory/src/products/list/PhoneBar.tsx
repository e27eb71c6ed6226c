import { Button, PHONE, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** A phone has neither a column of boxes nor room for the count beside the search. */
const Bar = styled.div`
  display: none;
  ${PHONE} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    margin-bottom: var(--s-1);
  }
`;

export interface PhoneBarProps {
  /** How many there are, in words; undefined while nobody knows. */
  count: string | undefined;
  isSelecting: boolean;
  /** Undefined for who may change nothing. */
  onSelecting: ((isSelecting: boolean) => void) | undefined;
}

/** How many there are, and the mode in which a finger on a row selects it. */
export function PhoneBar({ count, isSelecting, onSelecting }: PhoneBarProps) {
  return (
    <Bar>
      <Text as="span" $tone="quiet" $size="sm">
        {isSelecting ? 'Toca los productos que quieras' : count}
      </Text>
      {onSelecting && (
        <Button variant="ghost" onClick={() => onSelecting(!isSelecting)}>
          {isSelecting ? 'Listo' : 'Seleccionar'}
        </Button>
      )}
    </Bar>
  );
}
