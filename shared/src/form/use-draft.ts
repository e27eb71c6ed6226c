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
}

const NO_FIELDS: readonly string[] = [];

/**
 * Persists a form's values over a reload and over the end of the session, in this tab and for this user. Forms take it
 * through `useEntityForm`.
 *
 * @param options undefined: nothing is persisted, and there is an id all the same
 */
export function useDraft<Values extends FieldValues, Context, Output>(
  {
    reset,
    subscribe,
    getValues,
  }: Pick<UseFormReturn<Values, Context, Output>, 'reset' | 'subscribe' | 'getValues'>,
  options?: DraftOptions,
): FormDraft {
  const { name, overClosing = false, except = NO_FIELDS, isNew = false } = options ?? {};
  const [id, setId] = useState(newId);
  const storedId = useRef(id);
  const [isRestored, setRestored] = useState(false);
  const isRead = useRef(false);
  const isDone = useRef(false);
  const isTried = useRef(false);
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
    storedId.current = newId();
    setId(storedId.current);
    setRestored(false);
  }, [name]);
  const startOver = useCallback(() => {
    renew();
    reset();
  }, [renew, reset]);
  const trySend = useCallback(() => {
    if (!isNew) return;
    isTried.current = true;
    persist(getValues(), {});
  }, [isNew, persist, getValues]);
  return { id, isRestored, startOver, trySend, renew, discard };
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
  return typeof stored?.id === 'string' && typeof stored.fields === 'object' && stored.fields !== null
    ? { id: stored.id, fields: stored.fields }
    : undefined;
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
