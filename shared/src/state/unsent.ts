import { create } from 'zustand';
import { readStored, writeStored } from './stored.ts';

/** What each module of a company has kept on this device and not sent yet: `{ company: { mf_pos: 2 } }`. */
type Unsent = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Local storage; beside what the modules keep themselves, so that the shell knows of it before their code is there. */
const KEY = 'cuadra.unsent';

const useStore = create<{ unsent: Unsent }>()(() => ({ unsent: read(readStored(KEY)) }));

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === KEY) useStore.setState({ unsent: read(event.newValue) });
});

/**
 * Tells the shell how many pieces of a module's work wait on this device to be sent. It warns who signs out, and has the
 * module's `sender` run wherever the user is.
 *
 * @param remote the module's name, `mf_pos`
 */
export function reportUnsent(companyId: string, remote: string, count: number): void {
  const before = read(readStored(KEY));
  const { [remote]: _, ...others } = before[companyId] ?? {};
  const unsent = { ...before, [companyId]: count > 0 ? { ...others, [remote]: count } : others };
  writeStored(KEY, JSON.stringify(unsent));
  useStore.setState({ unsent });
}

/** How much of a company's work waits on this device, by module. */
export function useUnsent(companyId: string | undefined): Readonly<Record<string, number>> {
  return useStore(({ unsent }) => (companyId && unsent[companyId]) || NOTHING);
}

const NOTHING: Readonly<Record<string, number>> = {};

function read(stored: string | null): Unsent {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([company, counts]) =>
        typeof counts === 'object' && counts !== null ? [[company, onlyCounts(counts)]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function onlyCounts(counts: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).filter(([, count]) => typeof count === 'number' && count > 0),
  );
}
