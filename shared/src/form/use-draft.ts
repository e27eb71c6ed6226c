import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { newId } from '../domain/index.ts';
import { listDrafts, ownerOf, readDraft, removeDraft, useSession, writeDraft } from '../state/index.ts';

/** How a form's values are persisted until they are saved. */
export interface DraftOptions {
  /** One in the whole application; the entity that is edited is part of it: `edit-product 0199…`. */
  name: string;
  /** True: it also waits when its drawer is closed, until it is saved or discarded. Otherwise closing discards it. */
  overClosing?: boolean;
  /** Fields that are never persisted: passwords. */
  except?: readonly string[];
  /**
   * The form creates something. Then the draft holds all fields, since the form may begin with others next time, and it is
   * there from the first try to send on, since that may have arrived.
   */
  isNew?: boolean;
}

export interface FormDraft {
  /**
   * For what the form creates, its idempotency id: persisted with the draft, so that sending it again after a lost answer
   * and a reload creates nothing twice.
   */
  id: string;
  /** The version that what was typed belongs to. */
  version: () => number | undefined;
  /** The form goes on from another version. */
  rebase: (version: number) => void;
  /** The values come from a draft that was not saved. */
  isRestored: boolean;
  /** Puts the form back to how it began; what it creates from now on is another. */
  startOver: () => void;
  /** The values are about to be sent. */
  trySend: () => void;
  /** The values were saved and the form stays open: what it creates from now on is another. */
  renew: () => void;
  /** The values were saved or given up, and the form closes: nothing is persisted any more. */
  discard: () => void;
}

/** What is stored: of something new all fields, else those that were changed, so that the others may change meanwhile. */
interface Stored {
  id: string;
  fields: FieldValues;
  version?: number;
}

const NO_FIELDS: readonly string[] = [];

/**
 * Persists a form's values over a reload and over the end of the session, in this tab and for this user. Forms take it
 * through `useEntityForm`.
 *
 * @param options undefined: nothing is persisted, and there is an id all the same
 * @param version of what is changed, the one that the form begins with: what was typed belongs to it, also after a reload
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  {
    reset,
    subscribe,
    getValues,
  }: Pick<UseFormReturn<Values, Context, Output>, 'reset' | 'subscribe' | 'getValues'>,
  options?: DraftOptions,
  version?: number,
): FormDraft {
  const { name, overClosing = false, except = NO_FIELDS, isNew = false } = options ?? {};
  const [id, setId] = useState(newId);
  const storedId = useRef(id);
  const [isRestored, setRestored] = useState(false);
  const isRead = useRef(false);
  const isDone = useRef(false);
  const isTried = useRef(false);
  // Of the values that the form begins with, and of what was typed, which may have been begun before.
  const begunAt = useRef(version);
  const typedAt = useRef(version);
  // By value: whoever calls may write a new list at each render.
  const left = except.join(' ');
  const persist = useCallback(
    (values: FieldValues, before: FieldValues) => {
      const { state } = useSession.getState();
      if (!state || name === undefined || isDone.current) return false;
      const excepted = left.split(' ');
      const fields = changedFields(values, before, excepted);
      if (Object.keys(fields).length === 0 && !isTried.current) return false;
      writeDraft(ownerOf(state), name, {
        id: storedId.current,
        fields: isNew ? changedFields(values, {}, excepted) : fields,
        ...(typedAt.current !== undefined && { version: typedAt.current }),
      } satisfies Stored);
      return true;
    },
    [name, left, isNew],
  );
  // A layout effect, so that the form before of the same name has removed its draft already.
  useLayoutEffect(() => {
    const { state } = useSession.getState();
    if (!state || name === undefined) return;
    const stored = isRead.current ? undefined : asStored(readDraft(ownerOf(state), name));
    isRead.current = true;
    if (stored) {
      // Written below and by nothing else. The defaults stay what they were: a draft is still to be saved.
      reset((values) => ({ ...values, ...(stored.fields as Values) }), { keepDefaultValues: true });
      storedId.current = stored.id;
      typedAt.current = stored.version ?? typedAt.current;
      setId(stored.id);
      setRestored(true);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, defaultValues }) => {
        if (isDone.current || persist(values, defaultValues ?? {})) return;
        removeDraft(name);
        setRestored(false);
      },
    });
    return () => {
      stop();
      // Put away by the end of the session it waits for its user; closed it was saved or given up.
      if (!overClosing && !useSession.getState().isLost) removeDraft(name);
    };
  }, [name, overClosing, persist, reset, subscribe]);
  const discard = useCallback(() => {
    isDone.current = true;
    if (name !== undefined) removeDraft(name);
  }, [name]);
  const renew = useCallback(() => {
    if (name !== undefined) removeDraft(name);
    isTried.current = false;
    isDone.current = false;
    typedAt.current = begunAt.current;
    storedId.current = newId();
    setId(storedId.current);
    setRestored(false);
  }, [name]);
  const startOver = useCallback(() => {
    renew();
    reset();
  }, [renew, reset]);
  const rebase = useCallback((next: number) => {
    begunAt.current = next;
    typedAt.current = next;
  }, []);
  const currentVersion = useCallback(() => typedAt.current, []);
  const trySend = useCallback(() => {
    if (!isNew) return;
    isTried.current = true;
    persist(getValues(), {});
  }, [isNew, persist, getValues]);
  return { id, version: currentVersion, rebase, isRestored, startOver, trySend, renew, discard };
}

/** The drafts of whoever is signed in whose name begins so, with the fields that they hold. */
export function readDrafts(beginning: string): { name: string; fields: FieldValues }[] {
  const { state } = useSession.getState();
  if (!state) return [];
  return listDrafts(ownerOf(state), beginning).flatMap(({ name, values }) => {
    const stored = asStored(values);
    return stored ? [{ name, fields: stored.fields }] : [];
  });
}

/** What is stored may be of an older version, or broken: then there is none. */
function asStored(values: unknown): Stored | undefined {
  const stored = values as Partial<Stored> | null | undefined;
  if (typeof stored?.id !== 'string' || typeof stored.fields !== 'object' || stored.fields === null)
    return undefined;
  const { id, fields, version } = stored;
  return { id, fields, ...(typeof version === 'number' && { version }) };
}

/** The fields whose value differs from the one before. */
export function changedFields(
  values: FieldValues,
  before: FieldValues,
  except: readonly string[] = NO_FIELDS,
): FieldValues {
  const changed = Object.entries(values).filter(
    ([field, value]) => !except.includes(field) && JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed);
}
