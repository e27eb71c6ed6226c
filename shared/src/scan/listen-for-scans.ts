import { isSearchBox, isTextField, rememberField, typeText } from './field-text.ts';
import { HeldKeys, swallow } from './held-keys.ts';
import { keepsCodes } from './keeps-codes.ts';
import { ScanRecognizer } from './scan-recognizer.ts';

/** Milliseconds that a timer may be late before it is asked what the page has been busy with. */
const LATE = 25;
/** Milliseconds by which keys may come later than they were pressed: the next one of the same row may come as late. */
const MOST_DELAY = 250;
/** How often a late timer lets what has been pressed meanwhile go first. */
const MOST_TURNS = 3;
/** Keys that only change others: a scanner presses them within a code. */
const CHANGERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn']);
/** So many quick keys are no person's who then presses something with Ctrl. */
const SURE = 3;
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]';

export interface ScanListener {
  /** What the scanner sends before each code; empty where it sends nothing. */
  prefix: string;
  /**
   * Gets each code once.
   *
   * @param typed what stands in the search box with it, if that is where it was typed
   * @param isForField it was scanned into a field that keeps codes
   * @returns false where the field is to have it
   */
  onScan: (code: string, typed: string, isForField: boolean) => boolean;
  /** Brings the focus to the search box, where there is one for what is typed into nothing. @returns whether there is */
  focusSearch: () => boolean;
}

/** A key that was pressed before anything listened, at `KeyboardEvent.timeStamp`, and was written nowhere. */
export type EarlyKey = Pick<KeyboardEvent, 'key' | 'timeStamp'>;

/**
 * Listens for a scanner before anything of the page hears a key, whatever has the focus. A key is held back until its pace
 * is known, some 60 ms, and then pressed as if nothing had been; what a scanner sends presses nothing and is written
 * nowhere. In the search box, where both write the same, keys go through at once.
 *
 * @param early told by their pace as those that follow, but for what they pressed: that is done
 * @returns stops listening
 */
export function listenForScans(
  { prefix, onScan, focusSearch }: ScanListener,
  early: readonly EarlyKey[] = [],
): () => void {
  const recognizer = new ScanRecognizer(prefix);
  const held = new HeldKeys();
  let putBack = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Keys of this row go through, and are taken back if they were a scanner's. */
  let goesThrough = false;

  const take = (code: string) => {
    clearTimeout(timer);
    held.drop();
    const field = document.activeElement;
    // Read here, and not from what was drawn last: a scanner is faster.
    const typed = isSearchBox(field) ? field.value : '';
    putBack();
    putBack = () => {};
    if (!onScan(code, typed, keepsCodes(field))) typeText(code);
  };
  const release = () =>
    held.release(() => {
      if (!isTextField(document.activeElement) && !hasOverlay()) focusSearch();
    });
  /** What the keys are by now, if they are anything. */
  const rest = (time: number) => {
    const now = recognizer.rest(time);
    if (now === 'typed') release();
    else if (now) take(now.code);
  };
  const waitFrom = (time: number, turns = 0) => {
    clearTimeout(timer);
    const armed = performance.now();
    const delay = Math.min(Math.max(armed - time, 0), MOST_DELAY);
    const wait = turns > 0 ? 0 : recognizer.decidedAt - time + delay;
    timer = setTimeout(() => {
      const passed = performance.now() - armed;
      // The page was busy: keys that were pressed meanwhile are on their way, and say more than the time does.
      if (passed - wait > LATE && turns < MOST_TURNS) waitFrom(time, turns + 1);
      else rest(Math.max(recognizer.decidedAt, time + passed));
    }, wait);
  };

  const begin = (event: KeyboardEvent) => {
    release();
    const { target, key } = event;
    const isSign = !/[\p{L}\p{N}]/u.test(key);
    const isList = target instanceof HTMLSelectElement;
    const isStray = !isTextField(target) && !isList && !hasOverlay();
    goesThrough = !isSign && (isSearchBox(target) || (isStray && focusSearch()));
    recognizer.isPatient = !goesThrough && !isTextField(target);
    putBack = rememberField();
    // A list, and what Space presses, answer to keys that nobody can press for them; no code begins with one.
    if (!goesThrough && !isList && key !== ' ') held.hold(event);
  };

  const listen = (event: KeyboardEvent) => {
    const { key, target, timeStamp } = event;
    if (held.isOwn(event) || event.isComposing || CHANGERS.has(key)) return;
    if (event.repeat || isCommand(event)) {
      // Some codes have signs among them that nobody types, and that are sent so.
      if (held.count >= SURE && !event.repeat && timeStamp < recognizer.decidedAt) swallow(event);
      else release();
      return;
    }
    rest(timeStamp);
    const meaning = recognizer.press(key, timeStamp);
    if (meaning.kind === 'scan') {
      swallow(event);
      take(meaning.code);
    } else if (meaning.kind === 'first' || meaning.kind === 'next') {
      if (meaning.kind === 'first') begin(event);
      else if (!goesThrough) held.hold(event);
      waitFrom(timeStamp);
    } else {
      clearTimeout(timer);
      release();
      // A scan leaves the box empty: what stands there has come since, and the Enter is for that.
      if (meaning.kind === 'echo' && (!isSearchBox(target) || target.value === '')) swallow(event);
    }
  };

  for (const { key, timeStamp } of early) {
    if (CHANGERS.has(key)) continue;
    rest(timeStamp);
    const meaning = recognizer.press(key, timeStamp);
    goesThrough = true;
    if (meaning.kind === 'scan') take(meaning.code);
    else if (meaning.kind === 'first' || meaning.kind === 'next') waitFrom(timeStamp);
  }

  const giveBack = () => {
    clearTimeout(timer);
    release();
  };
  window.addEventListener('keydown', listen, { capture: true });
  window.addEventListener('pointerdown', giveBack, { capture: true });
  window.addEventListener('blur', giveBack);
  return () => {
    giveBack();
    window.removeEventListener('keydown', listen, { capture: true });
    window.removeEventListener('pointerdown', giveBack, { capture: true });
    window.removeEventListener('blur', giveBack);
  };
}

/** With Ctrl, Alt or the like, but for the signs that a keyboard has behind AltGr. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.key.length === 1 && event.getModifierState('AltGraph')) return false;
  return event.ctrlKey || event.altKey || event.metaKey;
}

function hasOverlay(): boolean {
  return document.querySelector(OVERLAY) !== null;
}
