import toast from 'react-hot-toast/headless';

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
  dismiss: (id?: string) => toast.dismiss(id),
};

function options(text: string) {
  return { id: text, duration: TOAST_DURATION, removeDelay: FADE };
}

let lastShown = Number.NEGATIVE_INFINITY;

/** The toast of spec §8 for ERROR_MIDDLEWARE_NEED_PERMISSIONS; silent while they follow each other closely. */
export function notifyForbidden(now: number = Date.now()): void {
  const close = now - lastShown < PERMISSION_TOAST_DEBOUNCE;
  lastShown = now;
  if (!close) notify.error('No tiene los permisos necesarios para realizar esta acción.');
}
