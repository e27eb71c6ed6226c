import { useSession } from '@cuadra/shared/state';
import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '../app/connection.ts';
import { type VerifyOutcome, verifySession } from './verify.ts';

/** Milliseconds after the way to the server is open again. */
const PAUSE = 500;

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

  const online = useOnline();
  const due = verification.kind === 'offline' && online;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => clearTimeout(timer);
  }, [due, ask]);

  return { verification: known ? { kind: 'ready' } : verification, again: ask };
}
