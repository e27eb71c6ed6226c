import { createStore, type StoreApi } from 'zustand';

/** Milliseconds between two keys below which they are a scanner's, and nothing is drawn for each of them. */
const FAST = 50;

/** What a scanner may just have begun with; as a search it would find nearly everything. */
const FIRST_DIGIT = /^(?:[\d.,]+\*)?\d$/;

export interface SearchTextState {
  /** The text of the box, at once and to the letter. No screen draws it: the browser does. */
  text: string;
  /** The text that is searched: the same at once when a person types. */
  searched: string;
  write: (text: string) => void;
}

/** What stands in the search box. */
export type SearchText = StoreApi<SearchTextState>;

/**
 * While a scanner types nothing is searched and nothing is drawn again; thirteen drawings that nobody sees would keep its line
 * waiting.
 */
export function createSearchText(): SearchText {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return createStore<SearchTextState>((set) => ({
    text: '',
    searched: '',
    write: (text) => {
      const now = performance.now();
      const mayBeScan = now - writtenAt < FAST || FIRST_DIGIT.test(text);
      writtenAt = now;
      clearTimeout(timer);
      if (!mayBeScan || text === '') set({ text, searched: text });
      else {
        set({ text });
        timer = setTimeout(() => set({ searched: text }), FAST);
      }
    },
  }));
}
