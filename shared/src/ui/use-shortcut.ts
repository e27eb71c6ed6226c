import { useEffect, useRef } from 'react';

export interface ShortcutOptions {
  /** False switches the key off; true by default. */
  enabled?: boolean;
  /** Works below an open dialog or drawer too; false by default. */
  behindDialogs?: boolean;
  /** Leaves the key to a field that holds text, such as Delete, and takes it from an empty one; false by default. */
  emptyFieldOnly?: boolean;
}

/**
 * Presses something by key, anywhere on the screen: `useShortcut('F9', charge)`. Keys as `KeyboardEvent.key` writes
 * them, with `Ctrl+`, `Alt+` or `Shift+` before where wanted. Plain letters and digits stay with whoever is typing.
 */
export function useShortcut(
  key: string | undefined,
  press: () => void,
  { enabled = true, behindDialogs = false, emptyFieldOnly = false }: ShortcutOptions = {},
): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!key || !enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isPressed(key, event)) return;
      if (isTyping(event.target) && isOfField(key, event.target, emptyFieldOnly)) return;
      if (!behindDialogs && document.querySelector('[role=dialog],[role=alertdialog]')) return;
      event.preventDefault();
      latest.current();
    };
    // A dialog lets no arrow out, so that lists behind it stand still: whoever means them takes them on their way in.
    const capture = behindDialogs && key.startsWith('Arrow');
    document.addEventListener('keydown', listen, { capture });
    return () => document.removeEventListener('keydown', listen, { capture });
  }, [key, enabled, behindDialogs, emptyFieldOnly]);
}

function isPressed(shortcut: string, event: KeyboardEvent): boolean {
  const parts = isPlainCharacter(shortcut) ? [shortcut] : shortcut.split('+');
  const key = parts.at(-1) ?? '';
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    event.ctrlKey === parts.includes('Ctrl') &&
    event.altKey === parts.includes('Alt') &&
    (event.shiftKey === parts.includes('Shift') || isPlainCharacter(shortcut)) &&
    !event.metaKey
  );
}

function isPlainCharacter(shortcut: string): boolean {
  return shortcut.length === 1;
}

/** Whether a key belongs to the field that has the focus. */
function isOfField(key: string, field: EventTarget | null, emptyFieldOnly: boolean): boolean {
  if (!emptyFieldOnly) return isPlainCharacter(key);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return true;
  // Where only figures can be typed, other characters are free.
  if (isPlainCharacter(key) && field.inputMode === 'decimal') return false;
  return field.value !== '';
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
