/** Milliseconds for which the first screen has the line to itself: its module and its data are still on their way. */
const HEAD_START_MS = 4000;
/** Milliseconds behind that, after which a page that is never idle does it all the same. */
const IDLE_DEADLINE_MS = 4000;

/** Does what nobody waits for, once the screen has had its time and the page is idle. @returns leaves it, if it is not begun */
export function whenQuiet(task: () => void): () => void {
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: IDLE_DEADLINE_MS });
    else task();
  }, HEAD_START_MS);
  return () => clearTimeout(timer);
}
