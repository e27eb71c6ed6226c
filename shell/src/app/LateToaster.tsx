import { type ComponentType, useEffect, useState } from 'react';

/** Milliseconds after which a page that is never idle fetches it all the same, and before another try. */
const PATIENCE_MS = 2000;

/**
 * What draws that something was said (`notify`). Nothing is said before a screen is there: it is fetched behind the first one,
 * and what was said meanwhile is drawn with it. A session has it fetched with its own scripts.
 */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void loadToaster().then((loaded) => setToaster(() => loaded))), []);
  return Toaster ? <Toaster /> : null;
}

/** A shell that says nothing must not fail for it: what does not come is asked for until it does. */
async function loadToaster(): Promise<ComponentType> {
  for (;;) {
    try {
      return (await import('./toaster.ts')).Toaster;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    }
  }
}

function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}
