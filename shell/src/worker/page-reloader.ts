import { newId } from '@cuadra/shared/domain';
import { useReloadHolds } from '@cuadra/shared/state';
import { createReloader } from './reloader.ts';

/** The locks that tabs hold while a module of them says «not now»: what a sale may still load must stay in the caches. */
const LOCKS = 'cuadra.not-now.';
/** This tab's: it has to be told from the others', since the browser still counts it for a moment after it was given back. */
const OWN_LOCK = `${LOCKS}${newId()}`;

/** Milliseconds until the other tabs are asked again. */
const ASK_OTHERS_AGAIN = 15_000;

let lastInput = Number.NEGATIVE_INFINITY;
let touched = false;

/** Decides when this page may be reloaded. */
const reloader = createReloader({
  isHeld: () => useReloadHolds.getState().held > 0,
  isTouched: () => touched || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
  msSinceInput: () => performance.now() - lastInput,
  isHidden: () => document.hidden,
  later: (task, ms) => void setTimeout(task, ms),
});

/** Reloads the page at the next safe moment: a version of something that it runs has been replaced. */
export function reloadWhenSafe(): void {
  reloader.request(() => location.reload());
}

/** Does something that ends in a reload, at the next safe moment of this tab that finds no other tab in a sale. */
export function whenAllAreSafe(task: () => void): void {
  reloader.request(async () => {
    if (await isHeldByAnother()) setTimeout(() => whenAllAreSafe(task), ASK_OTHERS_AGAIN);
    else task();
  });
}

/** Tells the page's reloader of a change of screens. */
export function navigated(): void {
  touched = false;
  reloader.navigated();
}

/** Follows what the user does in this page. Once, as long as the page lives. */
export function followUser(): void {
  const input = () => {
    lastInput = performance.now();
  };
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
    addEventListener(type, input, { capture: true, passive: true });
  }
  const markTouched = () => {
    touched = true;
  };
  addEventListener('input', markTouched, { capture: true });
  document.addEventListener('visibilitychange', reloader.look);
  let release: (() => void) | undefined;
  useReloadHolds.subscribe(({ held }) => {
    if (held > 0) release ??= holdLock();
    if (held > 0) return;
    release?.();
    release = undefined;
    // The module's word is worth more than what was entered meanwhile: a sale is entered, and it is over.
    touched = false;
    reloader.look();
  });
}

/** Where there are no locks there is no worker either. */
function holdLock(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(OWN_LOCK, { mode: 'shared' }, () => held);
  return release;
}

async function isHeldByAnother(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(LOCKS) && name !== OWN_LOCK);
}
