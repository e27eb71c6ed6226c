import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds after the last key before the list is asked. */
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
  const search = parameters.get(PARAMETER) ?? '';
  const [typed, setTyped] = useState(search);
  const written = useRef(search);

  useEffect(() => {
    // Changed by someone else: back, forward, a link.
    if (search === written.current) return;
    written.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const text = typed.trim();
    if (text === written.current) return;
    const pause = setTimeout(() => {
      written.current = text;
      setParameters((before) => withSearch(before, text), { replace: true });
    }, PAUSE);
    return () => clearTimeout(pause);
  }, [typed, setParameters]);

  return { typed, setTyped, search };
}

function withSearch(before: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(before);
  if (text) next.set(PARAMETER, text);
  else next.delete(PARAMETER);
  return next;
}
