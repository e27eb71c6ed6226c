import toast from 'react-hot-toast/headless';

/** Spec §9, milliseconds. */
export const TOAST_DURATION = 5000;
/** Spec §9, milliseconds: a screen whose five calls are all refused says so once. */
export const PERMISSION_TOAST_DEBOUNCE = 1000;

/** Says something to the user, top right, for five seconds. The same text twice is one toast. */
export const notify = {
  success: (text: string) => toast.success(text, { id: text, duration: TOAST_DURATION }),
  error: (text: string) => toast.error(text, { id: text, duration: TOAST_DURATION }),
  info: (text: string) => toast(text, { id: text, duration: TOAST_DURATION }),
  dismiss: (id?: string) => toast.dismiss(id),
};

let lastRefusal = Number.NEGATIVE_INFINITY;

/** The toast of spec §8 for ERROR_MIDDLEWARE_NEED_PERMISSIONS; silent while refusals follow each other closely. */
export function notifyForbidden(now: number = Date.now()): void {
  const close = now - lastRefusal < PERMISSION_TOAST_DEBOUNCE;
  lastRefusal = now;
  if (!close) notify.error('No tiene los permisos necesarios para realizar esta acción.');
}
