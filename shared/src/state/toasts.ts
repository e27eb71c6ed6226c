import toast, { type Toast } from 'react-hot-toast/headless';

/** Spec §9, milliseconds. */
export const TOAST_DURATION = 5000;
/** Spec §9, milliseconds: a screen whose five calls all fail so says it once. */
export const PERMISSION_TOAST_DEBOUNCE = 1000;

/** Milliseconds that a toast takes to fade before it is taken away. */
const FADE = 200;

/** Says something to the user, top right, for five seconds. The same text twice is one toast. */
export const notify = {
  success: (text: string) => toast.success(text, options(text)),
  error: (text: string) => toast.error(text, options(text)),
  info: (text: string) => toast(text, options(text)),
  dismiss: (text?: string) => toast.dismiss(text && idOf(text)),
};

/** As they are drawn. */
let drawn: readonly Pick<Toast, 'id' | 'dismissed'>[] = [];
/** By text, where it had to be said under another id than the text itself. */
const ids: Record<string, string> = {};

/** Told by who draws them. What is said again while it fades is a toast of its own: the old one takes itself away, and would take it along. */
export function keepDrawn(toasts: typeof drawn): void {
  drawn = toasts;
}

const idOf = (text: string) => ids[text] ?? text;

function options(text: string) {
  const last = idOf(text);
  if (drawn.some(({ id, dismissed }) => dismissed && id === last)) ids[text] = `${last}+`;
  return { id: idOf(text), duration: TOAST_DURATION, removeDelay: FADE };
}

let lastShown = Number.NEGATIVE_INFINITY;

/** The toast of spec §8 for ERROR_MIDDLEWARE_NEED_PERMISSIONS; silent while they follow each other closely. */
export function notifyForbidden(now: number = Date.now()): void {
  const close = now - lastShown < PERMISSION_TOAST_DEBOUNCE;
  lastShown = now;
  if (!close) notify.error('No tiene los permisos necesarios para realizar esta acción.');
}
