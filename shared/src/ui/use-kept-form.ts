import { useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetTyped, keepTyped, ownerOf, readTyped, useSession } from '../state/index.ts';

/**
 * Keeps what is typed into a form over a reload and over the end of the session, in this tab and for this user. It is
 * forgotten when the form is sent or left. Never for passwords.
 *
 * @param name of the form, one in the whole application; what it is of is part of it: `edit-product 0199…`
 */
export function useKeptForm<Values extends FieldValues, Context, Sent>(
  name: string,
  { reset, subscribe }: Pick<UseFormReturn<Values, Context, Sent>, 'reset' | 'subscribe'>,
): void {
  const isFilled = useRef(false);
  // Before the next form of the same name is there: it must not find what this one has sent.
  useLayoutEffect(() => {
    const { state } = useSession.getState();
    if (!state) return;
    const owner = ownerOf(state);
    const kept = isFilled.current ? undefined : readTyped(owner, name);
    isFilled.current = true;
    // Written below and by nothing else. The defaults stay what they were: what is kept is still to be saved.
    if (kept) reset((values) => ({ ...values, ...(kept as Values) }), { keepDefaultValues: true });
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? keepTyped(owner, name, values) : forgetTyped(name)),
    });
    return () => {
      stop();
      // Put away with its screen, it waits for its user; taken off the screen, it was sent or given up.
      if (!useSession.getState().isLost) forgetTyped(name);
    };
  }, [name, reset, subscribe]);
}
