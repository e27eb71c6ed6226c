import { readStored, useSession, writeStored } from '@cuadra/shared/state';
import { useEffect, useMemo } from 'react';

/**
 * What a call of Caja answered last on this device, by company: so that a till that is opened without a connection has the
 * rate and the payment methods to sell with.
 *
 * @param name of the call
 * @returns options for `useCall`: the kept answer stands until there is a new one, which is asked for at once
 */
export function useKeptAnswer<Answer>(name: string) {
  const companyId = useSession((session) => session.state?.company?.id);
  const key = `cuadra.answer.${companyId}.${name}`;
  return useMemo(
    () => ({ initialData: () => readKept<Answer>(key), initialDataUpdatedAt: 0, keepAs: key }),
    [key],
  );
}

/** Keeps an answer for the next visit. */
export function useKeeping(key: string, answer: unknown): void {
  useEffect(() => {
    const text = answer === undefined ? undefined : JSON.stringify(answer);
    if (text !== undefined && text !== readStored(key)) writeStored(key, text);
  }, [key, answer]);
}

/** What this device wrote itself, and nobody else. */
function readKept<Answer>(key: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined;
  } catch {
    return undefined;
  }
}
