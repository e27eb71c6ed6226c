import { Tick } from '@cuadra/shared/ui';
import type { Selection } from './selection.ts';

/** The box in the head: all that the filter finds, whether it is on the screen or not, or none. */
export function SelectAll({ selection }: { selection: Selection }) {
  const { isAll, ids } = selection;
  const isSome = !isAll && ids.size > 0;
  return (
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
  );
}
