import { useCallback, useMemo, useState } from 'react';

/** The rows that a change is meant for. */
export interface Selection {
  /** All that the filter finds, whether it is on the screen or not. */
  isAll: boolean;
  ids: ReadonlySet<string>;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** These and no others. */
  set: (ids: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

/** As `MOST_SELECTED` of the contract, whose schemas no screen carries: more are changed by a filter alone. */
export const MOST_BY_HAND = 2000;

const NOTHING: ReadonlySet<string> = new Set();

/** Begins with none. Of «all» nothing can be taken out: a press on a row then selects that one alone. */
export function useSelection(): Selection {
  const [isAll, setAll] = useState(false);
  const [ids, setIds] = useState(NOTHING);
  const set = useCallback((chosen: readonly string[]) => {
    setAll(false);
    setIds(new Set(chosen));
  }, []);
  return useMemo(
    () => ({
      isAll,
      ids,
      set,
      has: (id: string) => isAll || ids.has(id),
      toggle: (id: string) => {
        setAll(false);
        setIds((before) => {
          const next = new Set(before);
          if (!next.delete(id)) next.add(id);
          return next;
        });
      },
      selectAll: () => {
        setAll(true);
        setIds(NOTHING);
      },
      clear: () => set([]),
    }),
    [isAll, ids, set],
  );
}
