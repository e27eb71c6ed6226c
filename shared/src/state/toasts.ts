import toast from 'react-hot-toast/headless';

/** Spec §9, milliseconds. */
export const TOAST_DURATION = 5000;
/** Spec §9, milliseconds: a screen whose five calls all fail so says it once. */
export const PERMISSION_TOAST_DEBOUNCE = 1000;

/** Milliseconds that a toast takes to fade before it is taken away. */
const FADE = 200;

/** The toast that says a text, or said it last. */
const shown = new Map<string, string>();

/** Says something to the user, top right, for five seconds. The same text twice is one toast. */
export const notify = {
  success: (text: string) => say(toast.success, text),
  error: (text: string) => say(toast.error, text),
  info: (text: string) => say(toast, text),
  /** @param text what is said no longer; without it, all */
  dismiss: (text?: string) => {
    const id = text === undefined ? undefined : shown.get(text);
    if (id !== undefined || text === undefined) toast.dismiss(id);
  },
};

/**
 * What is said again takes the place of the toast before, under an id of its own: that one may be fading, and goes by its id at a
 * moment of the library's, with whatever was said under it.
 */
function say(show: typeof toast.success, text: string): string {
  const before = shown.get(text);
  if (before !== undefined) toast.remove(before);
  const id = show(text, { duration: TOAST_DURATION, removeDelay: FADE });
  shown.set(text, id);
  return id;
}

let lastShown = Number.NEGATIVE_INFINITY;

/** The toast of spec §8 for ERROR_MIDDLEWARE_NEED_PERMISSIONS; silent while they follow each other closely. */
export function notifyForbidden(now: number = Date.now()): void {
  const close = now - lastShown < PERMISSION_TOAST_DEBOUNCE;
  lastShown = now;
  if (!close) notify.error('No tiene los permisos necesarios para realizar esta acción.');
}
