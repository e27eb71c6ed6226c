/** Inputs that hold no text to be typed. */
const PRESSED = new Set([
  'button',
  'submit',
  'reset',
  'checkbox',
  'radio',
  'file',
  'range',
  'color',
  'image',
]);

export type TextField = HTMLInputElement | HTMLTextAreaElement;

export function isTextField(element: EventTarget | null): element is TextField {
  if (element instanceof HTMLInputElement) return !PRESSED.has(element.type);
  return element instanceof HTMLTextAreaElement;
}

export function isSearchBox(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'search';
}

/** Types into the field that has the focus, as a person would. */
export function typeText(text: string): void {
  const field = document.activeElement;
  if (!isTextField(field) || field.readOnly || field.disabled) return;
  // Deprecated and everywhere: nothing else keeps the limit of the field, what is marked in it, and its undo.
  if (document.execCommand?.('insertText', false, text)) return;
  const { value, selectionStart: start, selectionEnd: end } = field;
  write(field, value.slice(0, start ?? value.length) + text + value.slice(end ?? value.length), 'input');
}

/** Remembers what stands in the field that has the focus. @returns writes it back, if it is another by then */
export function rememberField(): () => void {
  const field = document.activeElement;
  if (!isTextField(field) && !(field instanceof HTMLSelectElement)) return () => undefined;
  const { value } = field;
  const marked = isTextField(field) ? ([field.selectionStart, field.selectionEnd] as const) : undefined;
  return () => {
    if (!field.isConnected || field.value === value) return;
    write(field, value, field instanceof HTMLSelectElement ? 'change' : 'input');
    if (isTextField(field) && marked?.[0] != null) field.setSelectionRange(...marked);
  };
}

/** Past React's own setter, so that it hears of it. */
function write(field: TextField | HTMLSelectElement, value: string, type: 'input' | 'change'): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
