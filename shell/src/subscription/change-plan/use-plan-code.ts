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
  trouble: string | undefined;
  send: () => Promise<void>;
}

/** The mailed code that confirms a change of plan, once a minute at most. */
export function usePlanCode(): PlanCode {
  const { mutateAsync, isPending } = useCallMutation('GET /subscriptions/verify_email_code');
  const [sent, setSent] = useState(false);
  const [next, setNext] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const wait = useCountdown(next);

  const send = async () => {
    setTrouble(undefined);
    try {
      await mutateAsync({});
      setSent(true);
      setNext(Date.now() + RESEND_AFTER);
    } catch (error) {
      const isTooSoon = error instanceof ApiError && error.code === 'ERROR_TOO_MANY_REQUESTS';
      if (isTooSoon) setNext(Date.now() + RESEND_AFTER);
      setTrouble(
        isTooSoon
          ? 'Te enviamos un código hace menos de un minuto. Búscalo en tu correo o espera para pedir otro.'
          : errorText(error),
      );
    }
  };
  return { sent, sending: isPending, wait, trouble, send };
}
