import { useMemo, useRef } from 'react';
import { ApiError } from '../client/index.ts';

/** Sends what is made of the screen, under one id however often it is pressed. */
export interface SentOnce<Body> {
  /** @param make what is sent, with its ids; what was sent before goes again instead, until somebody edits. */
  send: <Answer>(make: () => Body, deliver: (body: Body) => Promise<Answer>) => Promise<Answer>;
  /** Somebody changed what is sent: from now on it is another. */
  edited: () => void;
}

/**
 * For what is created without a form: a try after a lost answer is the same request, also where what the screen proposes was
 * read again meanwhile. What the API refused was not created, and is made anew.
 */
export function useSentOnce<Body>(): SentOnce<Body> {
  const sent = useRef<Body>(undefined);
  return useMemo(() => {
    const edited = () => {
      sent.current = undefined;
    };
    return {
      edited,
      send: async (make, deliver) => {
        const body = sent.current ?? make();
        sent.current = body;
        try {
          return await deliver(body);
        } catch (error) {
          if (isRefused(error)) edited();
          throw error;
        }
      },
    };
  }, []);
}

/** The API's own answer, and not one that was lost or given by something on the way. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
