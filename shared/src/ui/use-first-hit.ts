import type { BaseUIEvent } from '@base-ui/react/types';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before the server is asked. */
const PAUSE = 250;

export interface FirstHitOptions<Hit> {
  /** Undefined: what is typed is searched in the browser, at once. */
  onSearch: ((text: string) => void) | undefined;
  /** The server has answered what it was asked last. */
  isThere: boolean;
  hits: readonly (Hit & { disabled?: boolean })[];
  onTake: (hit: Hit) => void;
}

/** How what is typed stands with what is listed. */
interface Typed {
  /** Waiting for the pause to end, or for the server; undefined: the list is of what is typed. */
  text: string | undefined;
  isAsked: boolean;
  /** Enter means what is typed: until somebody walks through what is listed, or closes it. */
  isEnters: boolean;
  /** Enter was pressed meanwhile. */
  isWanted: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const nothingTyped = (): Typed => ({
  ...{ text: undefined, isAsked: false, isEnters: false, isWanted: false, timer: undefined },
});

/**
 * Asks the server once nobody types, and makes Enter mean what is typed: until its hits are there the list is of the search
 * before, and its first would be another thing. Enter asks at once then, and takes the first hit as it comes.
 */
export function useFirstHit<Hit>({ onSearch, isThere, hits, onTake }: FirstHitOptions<Hit>) {
  const typed = useRef(nothingTyped());
  const latest = useRef(onSearch);
  // What is asked again with the same text would draw nothing anew, and nobody would look whether it is there.
  const [, setTurn] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(typed.current.timer), []);
  useEffect(() => {
    const now = typed.current;
    if (!now.isAsked || !isThere) return;
    const { isWanted } = now;
    typed.current = nothingTyped();
    setWaiting(false);
    const [first] = hits;
    // After this drawing: whoever takes it may draw at once, to have the focus go on from there.
    if (isWanted && first && !first.disabled) queueMicrotask(() => onTake(first));
  });
  const ask = () => {
    const now = typed.current;
    clearTimeout(now.timer);
    if (now.text === undefined || now.isAsked) return;
    now.isAsked = true;
    latest.current?.(now.text);
    setTurn((turn) => turn + 1);
  };
  return {
    /** What is listed is of the search before. */
    isWaiting,
    search: (text: string) => {
      if (!latest.current) return;
      clearTimeout(typed.current.timer);
      setWaiting(true);
      // Of an emptied box the first of all is nobody's wish.
      const isEnters = text.trim() !== '';
      typed.current = { ...nothingTyped(), text, isEnters, timer: setTimeout(ask, PAUSE) };
    },
    onKeyDown: (event: BaseUIEvent<KeyboardEvent>) => {
      const now = typed.current;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') now.isEnters = false;
      // Composing a letter takes Enter too.
      if (event.key !== 'Enter' || !now.isEnters || event.nativeEvent.isComposing) return;
      // Neither what is listed nor what the form sends.
      event.preventDefault();
      event.preventBaseUIHandler();
      now.isWanted = true;
      ask();
    },
    /** Nothing is taken by itself any more: the list is closed. */
    forget: () => {
      typed.current.isWanted = false;
      typed.current.isEnters = false;
    },
    /** Nothing is asked any more either: one was chosen. */
    drop: () => {
      clearTimeout(typed.current.timer);
      typed.current = nothingTyped();
      setWaiting(false);
    },
  };
}
