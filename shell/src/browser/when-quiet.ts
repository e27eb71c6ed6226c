/** Milliseconds for which a first screen has the line and the processor to itself: its module and its data are still on their way. */
const HEAD_START_MS = 4000;
/** Milliseconds behind that, after which a page that is never idle does it all the same. */
const IDLE_DEADLINE_MS = 4000;

/** When the first screen of a session began, in the page's time. */
let begun = Number.NEGATIVE_INFINITY;

/** A first screen is on its way, and has the page to itself again. */
export function beginScreen(): void {
  begun = performance.now();
}

/** Does what nobody waits for, once the screen has had its time and the page is idle. @returns leaves it, if it is not begun */
export function whenQuiet(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_DEADLINE_MS });
      else start();
    }, milliseconds);
  };
  const start = () => {
    const left = begun + HEAD_START_MS - performance.now();
    if (left > 0) wait(left);
    else task();
  };
  wait(HEAD_START_MS);
  return () => clearTimeout(timer);
}
