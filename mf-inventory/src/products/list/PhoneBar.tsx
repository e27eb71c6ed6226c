import { Button, IconButton, PHONE, Text } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** A phone has neither a column of boxes nor room for the count beside the search. */
const Bar = styled.div`
  display: none;
  ${PHONE} {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    margin-bottom: var(--s-1);
  }
`;

const Count = styled(Text)`
  flex: 1;
`;

export interface PhoneBarProps {
  /** How many there are, in words; undefined while nobody knows. */
  count: string | undefined;
  /** What takes the list along. */
  exporting: ReactNode;
  /** Undefined for who may create nothing. */
  onImport: (() => void) | undefined;
  isSelecting: boolean;
  /** Undefined for who may change nothing. */
  onSelecting: ((isSelecting: boolean) => void) | undefined;
}

/** How many there are, and the mode in which a finger on a row selects it. */
export function PhoneBar({ count, exporting, onImport, isSelecting, onSelecting }: PhoneBarProps) {
  return (
    <Bar>
      <Count as="span" $tone="quiet" $size="sm">
        {isSelecting ? 'Toca los productos que quieras' : count}
      </Count>
      {!isSelecting && (
        <>
          {exporting}
          {onImport && <IconButton variant="default" icon="upload" label="Importar" onClick={onImport} />}
        </>
      )}
      {onSelecting && (
        <Button variant="ghost" onClick={() => onSelecting(!isSelecting)}>
          {isSelecting ? 'Listo' : 'Seleccionar'}
        </Button>
      )}
    </Bar>
  );
}
