import { useSession } from '@cuadra/shared/state';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../browser/connection.ts';
import { type Begin, type VerifyOutcome, verifySession } from './verify.ts';

/** Milliseconds after the way to the server is open again. */
const PAUSE = 500;

export type Verification = { kind: 'asking' } | VerifyOutcome;

/**
 * Verifies the token once; again when it changes, when the browser is back online, or when asked.
 *
 * @param token null while a session that was lost waits for its user
 * @param begin always the same one
 */
export function useVerifiedSession(
  token: string | null,
  begin: Begin,
): {
  verification: Verification;
  again: () => void;
} {
  const known = useSession(({ state, isLost }) => state !== null && !isLost);
  const [verification, setVerification] = useState<Verification>({ kind: known ? 'ready' : 'asking' });

  const ask = useCallback(async () => {
    if (token === null) return;
    setVerification({ kind: 'asking' });
    setVerification(await verifySession(token, begin));
  }, [token, begin]);

  useEffect(() => {
    const { state, isLost } = useSession.getState();
    if (state === null || isLost) void ask();
  }, [ask]);

  const online = useOnline();
  const due = verification.kind === 'offline' && online;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => clearTimeout(timer);
  }, [due, ask]);

  return { verification: known ? { kind: 'ready' } : verification, again: ask };
}
