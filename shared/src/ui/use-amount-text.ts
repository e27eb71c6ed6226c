import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { parseAmount, trimZeros } from '../domain/index.ts';

export interface AmountText {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export interface AmountOptions {
  /** Canonical decimal, `"1234.5"`; empty for none. */
  value: string;
  /** Gets the canonical decimal; empty when the field is; null while what stands there is no amount. */
  onValueChange: (value: string | null) => void;
  /** How a value is written when nobody is typing. */
  format: (value: string) => string;
}

/**
 * Lets a person type an amount the way es-VE writes it while the outside sees canonical decimals. What is being typed
 * stays as typed; the field is rewritten when it is left, or when the value is changed from outside.
 */
export function useAmountText({ value, onValueChange, format }: AmountOptions): AmountText {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const stale = typed !== undefined && !sameAmount(parseTyped(typed), value);
  const text = typed === undefined || stale ? write(value, format) : typed;

  const take = (next: string) => {
    setTyped(next);
    onValueChange(parseTyped(next));
  };

  return {
    value: text,
    onChange: (event) => take(event.target.value),
    onBlur: () => {
      // What is no amount stays, so that the person sees what to mend.
      if (typed !== undefined && parseTyped(typed) !== null) setTyped(undefined);
    },
    onFocus: (event) => event.target.select(),
    onKeyDown: (event) => {
      // A numeric pad has a point where es-VE writes a comma: 1.234 kg must not become 1234.
      if (event.code !== 'NumpadDecimal' || event.key !== '.') return;
      event.preventDefault();
      const { selectionStart, selectionEnd, value: current } = event.currentTarget;
      const start = selectionStart ?? current.length;
      take(`${current.slice(0, start)},${current.slice(selectionEnd ?? start)}`);
    },
  };
}

/** Null for what is no amount; empty for nothing. */
function parseTyped(text: string): string | null {
  return text.trim() === '' ? '' : (parseAmount(text) ?? null);
}

/** A text that is no amount yet agrees with anything: it is being typed, and the value outside is the last good one. */
function sameAmount(typed: string | null, value: string): boolean {
  if (typed === null) return true;
  if (typed === '' || value === '') return typed === value;
  return trimZeros(typed) === trimZeros(value);
}

function write(value: string, format: (value: string) => string): string {
  return value === '' ? '' : format(value);
}
