import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Milliseconds after the last key before the list is asked: a word is looked for and not its beginnings. */
const PAUSE = 250;
/** The text stands in the address, so that going back and reloading keep it. */
const PARAMETER = 'search';

export interface SearchText {
  /** As it stands in the box. */
  typed: string;
  setTyped: (text: string) => void;
  /** What the list is asked for. */
  search: string;
}

/** The text of a list's search box, held in the address without an entry in the history for every pause. */
export function useSearchText(): SearchText {
  const [parameters, setParameters] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state }: { state: unknown } = useLocation();
  const search = parameters.get(PARAMETER) ?? '';
  const write = useCallback(
    (text: string) => setParameters((before) => withSearch(before, text), { replace: true, state }),
    [setParameters, state],
  );
  return { ...useTypedText(search, write), search };
}

/**
 * What is being typed for a search that is held elsewhere: it goes there after a pause, and what somebody else sets there
 * (back, a link, «Quitar filtros») takes its place.
 */
export function useTypedText(search: string, onSearch: (text: string) => void): Omit<SearchText, 'search'> {
  const [typed, setTyped] = useState(search);
  const written = useRef(search);
  const write = useRef(onSearch);
  useEffect(() => {
    write.current = onSearch;
  });
  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const text = typed.trim();
    if (text === written.current) return;
    let address = globalThis.location.href;
    let pause = setTimeout(search, PAUSE);
    function search() {
      if (globalThis.location.href !== address) {
        // Something was opened meanwhile, and is about to be shown: it would be closed by an address from before it.
        address = globalThis.location.href;
        pause = setTimeout(search, PAUSE);
        return;
      }
      written.current = text;
      write.current(text);
    }
    return () => clearTimeout(pause);
  }, [typed]);
  return { typed, setTyped };
}

function withSearch(before: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (text) next.set(PARAMETER, text);
  else next.delete(PARAMETER);
  return next;
}
