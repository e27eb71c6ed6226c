import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { isCalendarDay, isWholeTypedDay, plainDay, readTypedDay, withSlashes } from '../../domain/index.ts';
import { lazyComponent } from '../../remote/index.ts';
import { useFieldControl } from '../Field.tsx';
import { IconButton } from '../IconButton.tsx';
import { TextInput, type TextInputProps } from '../TextInput.tsx';
import { useEver } from '../use-ever.ts';
import { useToday } from '../use-today.ts';

export interface DayInputProps
  extends Omit<
    TextInputProps,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'leading' | 'trailing' | 'min' | 'max'
  > {
  /** `2026-11-20`; empty for none. */
  value: string;
  /** Gets the day, `''` for an empty field, and what stands there while that is no day: a form's schema refuses it. */
  onValueChange: (value: string) => void;
  /** The first and the last day that the calendar offers. What is typed is checked by whoever takes it. */
  min?: string;
  max?: string;
}

/** The library of calendars weighs 30 kB, and days are mostly typed. */
const DayCalendar = lazyComponent(
  () => import('./DayCalendar.tsx'),
  () => null,
);

/**
 * A day, written as people here do: `20/11/2026`, also `201126` and `20/11`, or chosen from a calendar. The browser's own
 * field follows the language of the device and not that of the page.
 */
export function DayInput({ value, onValueChange, min, max, onBlur, onKeyDown, ref, ...rest }: DayInputProps) {
  const today = useToday();
  const isRequired = useFieldControl()['aria-required'] ?? rest['aria-required'] ?? false;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<{ text: string; from: string }>();
  const input = useRef<HTMLInputElement>(null);
  // A form keeps the field to lead to what is wrong; the calendar stands beside it.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const isFresh = typed !== undefined && (value === typed.from || value === emitted(typed.text, today));
  const text = isFresh ? typed.text : shown(value);
  const wanted = useEver(open);

  const type = (next: string) => {
    const written = withSlashes(text, next);
    setTyped({ text: written, from: value });
    onValueChange(emitted(written, today));
  };
  /** What was left out, such as the year, is filled in. */
  const complete = () => {
    const day = readTypedDay(text, today);
    setTyped(undefined);
    if (day !== undefined && day !== value) onValueChange(day);
  };
  const choose = (day: string) => {
    setTyped(undefined);
    onValueChange(day);
    setOpen(false);
  };

  return (
    <>
      <TextInput
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        maxLength={10}
        {...rest}
        ref={input}
        inputMode="numeric"
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          complete();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          const opens = event.key === 'ArrowDown' && event.altKey;
          // Before whoever takes Enter: what they do with the day is with the whole of it.
          if (opens || event.key === 'Enter') complete();
          onKeyDown?.(event);
          if (!opens || event.defaultPrevented) return;
          event.preventDefault();
          setOpen(true);
        }}
        trailing={
          <IconButton
            icon="calendar"
            size="sm"
            label="Elegir en el calendario"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            // What fails here is asked for again when it opens.
            onPointerEnter={() => void DayCalendar.preload().catch(() => undefined)}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {wanted && (
        <DayCalendar
          anchor={input}
          open={open}
          onOpenChange={setOpen}
          value={isCalendarDay(value) ? value : undefined}
          canBeNone={!isRequired}
          {...{ today, min, max }}
          onChoose={choose}
        />
      )}
    </>
  );
}

function emitted(text: string, today: string): string {
  const typed = text.trim();
  return (isWholeTypedDay(typed) && readTypedDay(typed, today)) || typed;
}

function shown(value: string): string {
  return isCalendarDay(value) ? plainDay(value) : value;
}
