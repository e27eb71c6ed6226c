import type { PublicStatement } from '@cuadra/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import { isGone } from '../public-calls/read-public.ts';
import { readStatement } from './read-statement.ts';

export type Reading =
  | { kind: 'loading' }
  /** The link ended, was revoked or never was: nobody is told which. */
  | { kind: 'nothing' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'read'; statement: PublicStatement };

/** The statement that a secret opens. `again` reads it from its beginning, `more` what follows of its lines. */
export function useStatement(token: string) {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });

  const again = useCallback(async () => setReading(await read(token)), [token]);
  const more = useCallback(
    async (known: PublicStatement) => {
      const page = await readStatement(token, known.next ?? undefined);
      setReading({ kind: 'read', statement: { ...page, items: [...known.items, ...page.items] } });
    },
    [token],
  );
  useEffect(() => {
    let isOver = false;
    setReading({ kind: 'loading' });
    void read(token).then((found) => {
      if (!isOver) setReading(found);
    });
    return () => {
      isOver = true;
    };
  }, [token]);
  return { reading, again, more };
}

async function read(token: string): Promise<Reading> {
  if (token === '') return { kind: 'nothing' };
  try {
    return { kind: 'read', statement: await readStatement(token) };
  } catch (error) {
    return isGone(error) ? { kind: 'nothing' } : { kind: 'failed', error };
  }
}
