import { useCallback, useEffect, useRef, useState } from 'react';
import { type CartLine, lineKey } from '../../sale/lines/line.ts';

/** The line that was added or raised last: the same product again is another one. */
export interface LatestLine {
  /** Its key. */
  id: string;
  text: string;
}

export interface ChosenLine {
  line: CartLine | undefined;
  choose: (key: string) => void;
}

/**
 * The line that the keys are for: the one that was added last, until another one is chosen by Alt and an arrow or by a
 * press; the last one of the sale where that one is gone.
 */
export function useChosenLine(lines: readonly CartLine[], latest: LatestLine | undefined): ChosenLine {
  const [choice, setChoice] = useState<{ id: string; after: LatestLine | undefined }>();
  const wanted = choice && choice.after === latest ? choice.id : latest?.id;
  const line = lines.find((one) => lineKey(one) === wanted) ?? lines.at(-1);
  const after = useRef(latest);
  useEffect(() => {
    after.current = latest;
  }, [latest]);
  // The same for ever: no line is drawn again because another one was added.
  const choose = useCallback((id: string) => setChoice({ id, after: after.current }), []);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const by = event.altKey && !event.ctrlKey && STEPS.get(event.key);
      if (!by || !line || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      // Before the search box takes the arrow for its own results.
      event.preventDefault();
      event.stopPropagation();
      const next = lines[lines.indexOf(line) + by];
      if (next) setChoice({ id: lineKey(next), after: latest });
    };
    document.addEventListener('keydown', walk, true);
    return () => document.removeEventListener('keydown', walk, true);
  }, [lines, line, latest]);

  return { line, choose };
}

const STEPS = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);
