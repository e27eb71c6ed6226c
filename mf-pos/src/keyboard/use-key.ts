import { useShortcut } from '@cuadra/shared/ui';
import { KEYS, type KeyName, type KeyRule } from './keys.ts';

/** Presses something by its key of the table. */
export function useKey(name: KeyName, press: () => void, enabled = true): void {
  const { key, emptyFieldOnly = false, inDialog = false }: KeyRule = KEYS[name];
  useShortcut(key, press, { enabled, emptyFieldOnly, behindDialogs: inDialog });
}
