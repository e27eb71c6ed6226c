import { readStored, storedJson, useSession } from '@cuadra/shared/state';
import { useEffect, useMemo } from 'react';
import { isRecord } from '../domain/index.ts';

/**
 * What a call answered last on this device, by company: so that a screen that is opened without a connection has what it
 * works with.
 *
 * @param name of the call
 * @returns options for `useCall`: the persisted answer stands until there is a new one, which is asked for at once
 */
export function usePersistedAnswer<Answer>(name: string) {
  const companyId = useSession((session) => session.state?.company?.id);
  const key = `cuadra.answer.${companyId}.${name}`;
  return useMemo(
    () => ({ initialData: stored<Answer>(key).read, initialDataUpdatedAt: 0, persistAs: key }),
    [key],
  );
}

/** What a call answers, or what it answered last on this device until it does. @param answer undefined while there is none */
export function useLastAnswer<Answer extends object>(
  name: string,
  answer: Answer | undefined,
): Answer | undefined {
  const { initialData, persistAs } = usePersistedAnswer<Answer>(name);
  const before = useMemo(initialData, [initialData]);
  usePersist(persistAs, answer);
  return answer ?? before;
}

/** Persists an answer for the next visit. */
export function usePersist(key: string, answer: unknown): void {
  useEffect(() => {
    if (answer !== undefined && JSON.stringify(answer) !== readStored(key)) stored(key).write(answer);
  }, [key, answer]);
}

/** What this device wrote itself, and nobody else. */
function stored<Answer>(key: string) {
  return storedJson(key, (value) => (isRecord(value) ? (value as Answer) : undefined));
}
