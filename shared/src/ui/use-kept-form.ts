import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newId } from '../domain/index.ts';
import { forgetTyped, keepTyped, listTyped, ownerOf, readTyped, useSession } from '../state/index.ts';

export interface KeptFormOptions {
  /** True: it waits also when it is closed, as a drawer is by mistake, until it is sent or given up (`forget`). */
  overClosing?: boolean;
  /** Fields that are never kept: passwords. */
  except?: readonly string[];
}

export interface KeptForm {
  /** For what the form creates: kept with it, so that sending it again after a lost answer creates nothing twice. */
  id: string;
  /** What stands in it was left before, and is still to be saved. */
  isRestored: boolean;
  /** Takes what was left out of it; what it creates from now on is another. */
  startAnew: () => void;
  /** It was sent or given up: nothing of it waits any more. */
  forget: () => void;
}

/** What is kept of a form: the fields that differ from what it began with, so that the others may change meanwhile. */
interface Kept {
  id: string;
  fields: FieldValues;
}

const NO_FIELDS: readonly string[] = [];

/**
 * Keeps what is typed into a form over a reload and over the end of the session, in this tab and for this user. It is
 * forgotten when the form is sent or, unless it is kept over closing, left.
 *
 * @param name of the form, one in the whole application; what it is of is part of it: `edit-product 0199…`
 */
export function useKeptForm<Values extends FieldValues, Context, Sent>(
  name: string,
  { reset, subscribe }: Pick<UseFormReturn<Values, Context, Sent>, 'reset' | 'subscribe'>,
  { overClosing = false, except = NO_FIELDS }: KeptFormOptions = {},
): KeptForm {
  const [id, setId] = useState(newId);
  const keptId = useRef(id);
  const [isRestored, setRestored] = useState(false);
  const isFilled = useRef(false);
  const isDone = useRef(false);
  // By value: whoever calls may write the list anew each time.
  const left = except.join(' ');
  // Before the next form of the same name is there: it must not find what this one has sent.
  useLayoutEffect(() => {
    const { state } = useSession.getState();
    if (!state) return;
    const owner = ownerOf(state);
    const kept = isFilled.current ? undefined : asKept(readTyped(owner, name));
    isFilled.current = true;
    if (kept) {
      // Written below and by nothing else. The defaults stay what they were: what is kept is still to be saved.
      reset((values) => ({ ...values, ...(kept.fields as Values) }), { keepDefaultValues: true });
      keptId.current = kept.id;
      setId(kept.id);
      setRestored(true);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues }) => {
        if (isDone.current) return;
        const fields = changedFields(values, defaultValues ?? {}, left.split(' '));
        if (Object.keys(fields).length > 0)
          return keepTyped(owner, name, { id: keptId.current, fields } satisfies Kept);
        forgetTyped(name);
        setRestored(false);
      },
    });
    return () => {
      stop();
      // Put away with its screen, it waits for its user; taken off the screen, it was sent or given up.
      if (!overClosing && !useSession.getState().isLost) forgetTyped(name);
    };
  }, [name, left, overClosing, reset, subscribe]);
  const forget = useCallback(() => {
    isDone.current = true;
    forgetTyped(name);
  }, [name]);
  const startAnew = useCallback(() => {
    forgetTyped(name);
    keptId.current = newId();
    setId(keptId.current);
    setRestored(false);
    reset();
  }, [name, reset]);
  return { id, isRestored, startAnew, forget };
}

/** The forms that wait for whoever is signed in, of those whose name begins so: by their names, with what they hold. */
export function readKeptForms(beginning: string): { name: string; fields: FieldValues }[] {
  const { state } = useSession.getState();
  if (!state) return [];
  return listTyped(ownerOf(state), beginning).flatMap(({ form, values }) => {
    const kept = asKept(values);
    return kept ? [{ name: form, fields: kept.fields }] : [];
  });
}

/** What is stored may be of an older version, or broken: then there is none. */
function asKept(stored: unknown): Kept | undefined {
  const kept = stored as Partial<Kept> | null | undefined;
  return typeof kept?.id === 'string' && typeof kept.fields === 'object' && kept.fields !== null
    ? { id: kept.id, fields: kept.fields }
    : undefined;
}

function changedFields(values: FieldValues, before: FieldValues, except: readonly string[]): FieldValues {
  const changed = Object.entries(values).filter(
    ([field, value]) => !except.includes(field) && JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed);
}
