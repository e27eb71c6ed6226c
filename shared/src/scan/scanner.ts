/** The scanner, in one chunk that comes once the screen is there: see `use-scanner.ts`. */
import { type EarlyKey, listenForScans, type ScanListener } from './listen-for-scans.ts';
import { soundRefusal } from './refusal-sound.ts';
import { useScannerSettings } from './scanner-settings.ts';

/**
 * Listens with the settings of this device, as they are and as they become.
 *
 * @param early what was pressed before this was there
 * @returns stops listening
 */
export function startScanner(
  listener: Omit<ScanListener, 'prefix'>,
  early: readonly EarlyKey[] = [],
): () => void {
  const listen = (before: readonly EarlyKey[] = []) =>
    listenForScans({ ...listener, prefix: useScannerSettings.getState().prefix }, before);
  let stop = listen(early);
  const unfollow = useScannerSettings.subscribe((now, before) => {
    if (now.prefix === before.prefix) return;
    stop();
    stop = listen();
  });
  return () => {
    unfollow();
    stop();
  };
}

/** The sound of what was not taken, unless this device is to be quiet. */
export function refuse(): void {
  if (!useScannerSettings.getState().isQuiet) soundRefusal();
}
