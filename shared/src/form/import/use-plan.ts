import { useEffect, useRef, useState } from 'react';
import { importErrorText } from './import-error-text.ts';
import type { ImportKind, ImportPlanned } from './import-kind.ts';

export type CheckImport = (text: string, onProgress: (share: number) => void) => Promise<ImportPlanned>;

export type Planned =
  | { at: 'checking'; share: number }
  | { at: 'known'; plan: ImportPlanned }
  | { at: 'refused'; error: string };

/**
 * What an import of a text would do, asked for as often as the text changes. The server takes one file of a company at a
 * time: what was asked before is waited for, and of several texts since then only the last is asked about.
 *
 * @param text undefined where there is nothing to ask
 */
export function usePlan(kind: ImportKind, check: CheckImport, text: string | undefined): Planned {
  const [answer, setAnswer] = useState<{ text: string; planned: Planned }>();
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const asked = useRef(check);
  asked.current = check;
  useEffect(() => {
    if (text === undefined) return;
    let isWanted = true;
    const tell = (planned: Planned) => {
      if (isWanted) setAnswer({ text, planned });
    };
    running.current = running.current.then(async () => {
      if (!isWanted) return;
      try {
        tell({ at: 'known', plan: await asked.current(text, (share) => tell({ at: 'checking', share })) });
      } catch (error) {
        tell({ at: 'refused', error: importErrorText(kind, error, 'check') });
      }
    });
    return () => {
      isWanted = false;
    };
  }, [kind, text]);
  return answer !== undefined && answer.text === text ? answer.planned : { at: 'checking', share: 0 };
}
