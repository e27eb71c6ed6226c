import { create } from 'zustand';
import { isRecord } from '../domain/index.ts';
import { storedJson } from './stored-json.ts';

/** What each module of a company has persisted on this device and not sent yet: `{ company: { mf_pos: 2 } }`. */
type Unsent = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Local storage; beside what the modules keep themselves, so that the shell knows of it before their code is there. */
const KEY = 'cuadra.unsent';

const stored = storedJson<Unsent>(KEY, (value) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([company, counts]) =>
          isRecord(counts) ? [[company, onlyCounts(counts)]] : [],
        ),
      )
    : undefined,
);

const useStore = create<{ unsent: Unsent }>()(() => ({ unsent: stored.read() ?? {} }));

stored.follow((unsent = {}) => useStore.setState({ unsent }));

/**
 * Tells the shell how many pieces of a module's work wait on this device to be sent. It warns who signs out, and has the
 * module's `sender` run wherever the user is.
 *
 * @param remote the module's name, `mf_pos`
 */
export function reportUnsent(companyId: string, remote: string, count: number): void {
  const before = stored.read() ?? {};
  const { [remote]: _, ...others } = before[companyId] ?? {};
  const unsent = { ...before, [companyId]: count > 0 ? { ...others, [remote]: count } : others };
  stored.write(unsent);
  useStore.setState({ unsent });
}

/** How much of a company's work waits on this device, by module. */
export function useUnsent(companyId: string | undefined): Readonly<Record<string, number>> {
  return useStore(({ unsent }) => (companyId && unsent[companyId]) || NOTHING);
}

const NOTHING: Readonly<Record<string, number>> = {};

function onlyCounts(counts: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(counts).filter(([, count]) => typeof count === 'number' && count > 0),
  );
}
