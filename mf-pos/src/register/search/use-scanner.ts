import { useEffect, useRef } from 'react';
import { ScanDetector } from './scan-detector.ts';

/** What stood in the fields before a scanner typed into one of them. */
type Before = Map<HTMLInputElement, string>;

/** Characters of a code that is told from an amount typed into its field. */
const SURE_LENGTH = 6;
const FIELD = 'input, textarea, select, [contenteditable=true]';
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

/**
 * Listens for a scanner wherever the focus is: what it types into a field is taken out of it again, and its Enter presses
 * nothing. A character that would go nowhere goes to the search first. Dialogs and menus keep their keys.
 *
 * @param focusSearch brings the focus to the search box
 * @param onScan gets each code once, and what stands in the search box with it, if that is where it was typed
 */
export function useScanner(focusSearch: () => void, onScan: (code: string, typed: string) => void): void {
  const latest = useRef({ focusSearch, onScan });
  useEffect(() => {
    latest.current = { focusSearch, onScan };
  });
  useEffect(() => {
    const detector = new ScanDetector();
    let before: Before = new Map();
    const listen = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event;
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.altKey || event.metaKey || isBelowOverlay(target)) return;
      const meaning = detector.press(key, timeStamp);
      if (meaning.kind === 'first') {
        if (key !== ' ' && !isField(target)) latest.current.focusSearch();
        before = rememberFields();
      } else if (meaning.kind === 'echo') {
        // A scan leaves the box empty: what stands there has come since, and the Enter is for that.
        if (!isSearch(target) || target.value === '') swallow(event);
      } else if (meaning.kind === 'scan' && isSurelyScan(meaning.code, target)) {
        swallow(event);
        // Read here, and not from what was drawn last: a scanner is faster.
        const typed = isSearch(target) ? target.value : '';
        putBack(before);
        latest.current.onScan(meaning.code, typed);
      }
    };
    // Before anything of the page hears the key.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** In a field for something else, quick fingers may be typing that: a short row of keys stays there. */
function isSurelyScan(code: string, target: EventTarget | null): boolean {
  return isSearch(target) || !isField(target) || code.length >= SURE_LENGTH;
}

function isSearch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search';
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELD) !== null;
}

function isBelowOverlay(target: EventTarget | null): boolean {
  if (target instanceof HTMLElement && target.closest(OVERLAY)) return true;
  return !isField(target) && document.querySelector(OVERLAY) !== null;
}

function rememberFields(): Before {
  const field = document.activeElement;
  return new Map(field instanceof HTMLInputElement ? [[field, field.value]] : []);
}

/** As a person would: React hears of it. */
function putBack(before: Before): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [field, value] of before) {
    if (!field.isConnected || field.value === value) continue;
    write?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
