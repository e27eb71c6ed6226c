import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Text } from '../Text.ts';
import { PHONE } from '../tokens.ts';

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
  /** Undefined where nothing can be selected. */
  selecting?:
    | {
        isOn: boolean;
        /** «Toca los productos que quieras» */
        hint: string;
        onChange: (isSelecting: boolean) => void;
      }
    | undefined;
}

/** On a phone, above a list: how many there are, and the mode in which a finger on a row selects it. */
export function PhoneBar({ count, exporting, onImport, selecting }: PhoneBarProps) {
  const isOn = selecting?.isOn ?? false;
  return (
    <Bar>
      <Count as="span" $tone="quiet" $size="sm">
        {isOn ? selecting?.hint : count}
      </Count>
      {!isOn && (
        <>
          {exporting}
          {onImport && <IconButton variant="default" icon="upload" label="Importar" onClick={onImport} />}
        </>
      )}
      {selecting && (
        <Button variant="ghost" onClick={() => selecting.onChange(!isOn)}>
          {isOn ? 'Listo' : 'Seleccionar'}
        </Button>
      )}
    </Bar>
  );
}
