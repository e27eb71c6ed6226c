import { only, storedJson } from '@cuadra/shared/state';

/** Whether this device shows notices of new orders; nobody is asked for it who did not switch it on. */
const wanted = storedJson(
  'cuadra.order-notices',
  only((value): value is boolean => typeof value === 'boolean'),
);

/** Whether this browser can show notices outside of its pages; over plain HTTP from another machine none can. */
export const canNotice = () => 'Notification' in globalThis && isSecureContext;

export const isNoticing = () =>
  canNotice() && Notification.permission === 'granted' && wanted.read() === true;

/**
 * Switches notices on or off.
 *
 * @returns whether they are on: who once refused them to a page has to allow them in the browser's own settings
 */
export async function setNoticing(isOn: boolean): Promise<boolean> {
  const isAllowed = isOn && (await Notification.requestPermission()) === 'granted';
  wanted.write(isAllowed);
  return isAllowed;
}

/** A notice outside of the page; a press on it brings the page to the front. A page in sight says it itself. */
export function showNotice(title: string, body: string): void {
  if (!isNoticing() || !document.hidden) return;
  const options = { body, tag: title, icon: '/icon-192.png' };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Chrome on Android shows those of service workers alone.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options));
  }
}
