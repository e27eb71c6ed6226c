/** Milliseconds without a key or a pointer after which nobody is in the middle of something. */
export const QUIET_MS = 5000;

/** What the policy needs to know of the page. */
export interface ReloaderPage {
  /** A module says «not now». */
  isHeld: () => boolean;
  /** Something was entered since the screen was opened, or a dialog is open. */
  isTouched: () => boolean;
  /** Milliseconds since the user last did something; 0 or more. */
  msSinceInput: () => number;
  isHidden: () => boolean;
  /** Calls back once after some milliseconds. */
  later: (task: () => void, ms: number) => void;
}

export interface Reloader {
  /** Has a task done at the next safe moment, in the place of one that waits: to reload the page, most often. */
  request: (task: () => void) => void;
  /** Whether a task waits. */
  isDue: () => boolean;
  /** The user went to another screen: what was on the one before is left. */
  navigated: () => void;
  /** What made the page unsafe may have gone. */
  look: () => void;
}

/**
 * When a page may be reloaded because a new version is there (docs/federation.md#loading-and-failing): when the user changes screens, or when
 * nobody is doing anything and nothing was begun; never while a module says «not now».
 */
export function createReloader(page: ReloaderPage): Reloader {
  let due: (() => void) | undefined;
  let isWaiting = false;

  function run(): void {
    const task = due;
    due = undefined;
    task?.();
  }

  function look(): void {
    if (!due || page.isHeld() || page.isTouched()) return;
    const quiet = page.isHidden() ? QUIET_MS : page.msSinceInput();
    if (quiet >= QUIET_MS) run();
    if (!due || isWaiting) return;
    isWaiting = true;
    page.later(() => {
      isWaiting = false;
      look();
    }, QUIET_MS - quiet);
  }

  return {
    request: (task) => {
      due = task;
      look();
    },
    isDue: () => due !== undefined,
    navigated: () => {
      if (!page.isHeld()) run();
    },
    look,
  };
}
