import { Tick, TOUCH } from '@cuadra/shared/ui';
import styled from 'styled-components';
import type { Selection } from './selection.ts';

/** As large as a finger needs. */
const Hit = styled.label`
  display: grid;
  place-items: center;
  ${TOUCH} {
    min-width: 44px;
    height: 44px;
  }
`;

/** The box in the head: all that the filter finds, whether it is on the screen or not, or none. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { isAll, ids } = selection;
  const isSome = !isAll && ids.size > 0;
  return (
    <Hit>
      <Tick
        ref={(box: HTMLInputElement | null) => {
          // No attribute says that some are.
          if (box) box.indeterminate = isSome;
        }}
        type="checkbox"
        aria-label="Seleccionar todos los encontrados"
        checked={isAll}
        onChange={() => (isAll || isSome ? selection.clear() : selection.selectAll())}
      />
    </Hit>
  );
}
