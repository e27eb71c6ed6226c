import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CodeKind, DrawnCode, drawCode } from './draw-code.ts';

/** Milliseconds of drawing after which the screen has its turn. */
const TURN = 30;

export interface Codes {
  /** Undefined until what draws has come; a code is drawn once. */
  draw: ((code: string, kind: CodeKind) => DrawnCode) | undefined;
  /** What draws could not be loaded. */
  failed: boolean;
  retry: () => void;
  /** Draws many, and leaves the screen its turns; tells how many are done. */
  drawAll: (codes: readonly string[], kind: CodeKind, tell: (done: number) => void) => Promise<void>;
}

/** What draws barcodes, loaded beside the screen: nobody waits for it to see which products there are. */
export function useCodes(): Codes {
  const [loaded, setLoaded] = useState<{ drawCode: typeof drawCode }>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./draw-code.ts').then(setLoaded, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  const draw = useMemo(() => loaded && remembering(loaded.drawCode), [loaded]);
  const drawAll = useCallback<Codes['drawAll']>(
    async (codes, kind, tell) => {
      let since = performance.now();
      for (const [index, code] of codes.entries()) {
        draw?.(code, kind);
        if (performance.now() - since < TURN) continue;
        tell(index + 1);
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
    },
    [draw],
  );
  return { draw, failed, retry: load, drawAll };
}

function remembering(draw: typeof drawCode): typeof drawCode {
  const drawn = new Map<string, DrawnCode>();
  return (code, kind) => {
    const key = `${kind} ${code}`;
    const known = drawn.get(key);
    if (known) return known;
    const made = draw(code, kind);
    drawn.set(key, made);
    return made;
  };
}
