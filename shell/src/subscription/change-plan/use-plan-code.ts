import { ApiError, errorText, useCallMutation } from '@cuadra/shared/client';
import { useState } from 'react';
import { useCountdown } from './use-countdown.ts';

/** Milliseconds between two codes, as the API keeps it. */
const RESEND_AFTER = 60_000;

export interface PlanCode {
  /** Whether one has gone out. */
  sent: boolean;
  sending: boolean;
  /** Seconds until another one may go out; 0 when it may. */
  wait: number;
  error: string | undefined;
  send: () => Promise<void>;
}

/** The mailed code that confirms a change of plan, once a minute at most. */
export function usePlanCode(): PlanCode {
  const { mutateAsync, isPending } = useCallMutation('GET /subscriptions/verify_email_code');
  const [sent, setSent] = useState(false);
  const [next, setNext] = useState<number>();
  const [error, setError] = useState<string>();
  const wait = useCountdown(next);

  const send = async () => {
    setError(undefined);
    try {
      await mutateAsync({});
      setSent(true);
      setNext(Date.now() + RESEND_AFTER);
    } catch (cause) {
      const isTooSoon = cause instanceof ApiError && cause.code === 'ERROR_TOO_MANY_REQUESTS';
      if (isTooSoon) setNext(Date.now() + RESEND_AFTER);
      setError(
        isTooSoon
          ? 'Te enviamos un código hace menos de un minuto. Búscalo en tu correo o espera para pedir otro.'
          : errorText(cause),
      );
    }
  };
  return { sent, sending: isPending, wait, error, send };
}
