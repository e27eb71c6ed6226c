import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between two keys below which they are a scanner's, and no search is made for each of them. */
const FAST = 50;

type Write = (text: string | ((now: string) => string)) => void;

/** What a scanner may just have begun with; as a search it would find nearly everything. */
const FIRST_DIGIT = /^(?:[\d.,]+\*)?\d$/;

/**
 * The text of the box, and the text that is searched: the same at once when a person types. While a scanner does, nothing is
 * searched; thirteen searches that nobody reads would keep its line waiting.
 */
export function useSearchText(): [text: string, searched: string, write: Write] {
  const [text, setText] = useState('');
  const [searched, setSearched] = useState('');
  const latest = useRef('');
  const writtenAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback<Write>((given) => {
    const next = typeof given === 'function' ? given(latest.current) : given;
    const now = performance.now();
    const mayBeScan = now - writtenAt.current < FAST || FIRST_DIGIT.test(next);
    writtenAt.current = now;
    latest.current = next;
    setText(next);
    clearTimeout(timer.current);
    if (!mayBeScan || next === '') setSearched(next);
    else timer.current = setTimeout(() => setSearched(next), FAST);
  }, []);

  return [text, searched, write];
}
