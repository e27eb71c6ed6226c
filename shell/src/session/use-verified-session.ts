import { useSession } from '@cuadra/shared/state';
import { useCallback, useEffect, useState } from 'react';
import { type VerifyOutcome, verifySession } from './verify.ts';

export type Verification = { kind: 'asking' } | VerifyOutcome;

/** Verifies the token once; again when it changes, when the browser is back online, or when asked. */
export function useVerifiedSession(token: string): { verification: Verification; again: () => void } {
  const known = useSession((session) => session.state !== null);
  const [verification, setVerification] = useState<Verification>({ kind: known ? 'ready' : 'asking' });

  const ask = useCallback(() => {
    setVerification({ kind: 'asking' });
    return verifySession(token).then(setVerification);
  }, [token]);

  useEffect(() => {
    if (useSession.getState().state === null) void ask();
  }, [ask]);

  const offline = verification.kind === 'offline';
  useEffect(() => {
    if (!offline) return;
    const back = () => void ask();
    globalThis.addEventListener('online', back);
    return () => globalThis.removeEventListener('online', back);
  }, [offline, ask]);

  return { verification: known ? { kind: 'ready' } : verification, again: ask };
}
