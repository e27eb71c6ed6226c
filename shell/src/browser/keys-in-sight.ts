/** Milliseconds that Alt is held before the keys come into sight: with an arrow or a letter it means something else. */
const HELD = 300;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the keys of all that is on the screen for as long as Alt is held: the kit draws those that are not used each minute
 * only below a root with `data-keys`. Asked for again it does nothing more.
 */
export function showKeysWhileHeld(): void {
  document.addEventListener('keydown', hold, true);
  document.addEventListener('keyup', letGo, true);
  // Alt+Tab lets go of it elsewhere.
  globalThis.addEventListener('blur', hide);
}

function hold({ key, repeat }: KeyboardEvent): void {
  if (repeat) return;
  hide();
  if (key !== 'Alt') return;
  timer = setTimeout(() => {
    document.documentElement.dataset.keys = '';
  }, HELD);
}

function letGo(event: KeyboardEvent): void {
  if (event.key !== 'Alt') return;
  // Some browsers would take the focus to their own menu, and with it what is scanned next.
  if ('keys' in document.documentElement.dataset) event.preventDefault();
  hide();
}

function hide(): void {
  clearTimeout(timer);
  delete document.documentElement.dataset.keys;
}
