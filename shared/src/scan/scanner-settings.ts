import { create } from 'zustand';
import { isRecord } from '../domain/index.ts';
import { storedJson } from '../state/index.ts';

/** How the scanner of this device is set, which nobody but its user can know. */
export interface ScannerSettings {
  /** The signs that it sends before each code; empty where it sends none. */
  prefix: string;
  /** No sound where something that was scanned is not taken. */
  isQuiet: boolean;
}

/** Longer ones nobody sets. */
export const LONGEST_PREFIX = 3;
const USUAL: ScannerSettings = { prefix: '', isQuiet: false };
const stored = storedJson<ScannerSettings>('cuadra.scanner', (value) =>
  isRecord(value) ? { prefix: readPrefix(value.prefix), isQuiet: value.isQuiet === true } : undefined,
);

interface ScannerStore extends ScannerSettings {
  change: (settings: Partial<ScannerSettings>) => void;
}

/** The settings of this device, one for all its companies. */
export const useScannerSettings = create<ScannerStore>()((set, get) => ({
  ...USUAL,
  ...stored.read(),
  change: (settings) => {
    set(settings);
    const { prefix, isQuiet } = get();
    stored.write({ prefix, isQuiet });
  },
}));

/** Whether a scanner may send this before its codes: one that began with a letter or a digit nobody could type any more. */
export function isPrefix(text: string): boolean {
  return text.length <= LONGEST_PREFIX && !/^[\p{L}\p{N}\s]/u.test(text) && !/\s/.test(text);
}

function readPrefix(value: unknown): string {
  return typeof value === 'string' && isPrefix(value) ? value : '';
}
