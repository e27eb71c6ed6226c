import { ApiError, useCall, useCallCache } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import { useState } from 'react';

type Tenders = readonly { payment_method_id: string }[];

/** Whether what is paid to a supplier leaves the open cash session of who pays. */
export interface CashSessionChoice {
  isWanted: boolean;
  setWanted: (isWanted: boolean) => void;
  /** Somebody has a cash session open, and some of it is paid in cash. */
  isOffered: (payments: Tenders) => boolean;
  /** As the request says it. */
  asked: (payments: Tenders) => { from_cash_session?: true };
  /** Takes the choice back where the cash session was closed in between; the form says that it was. */
  watched: <T>(sent: Promise<T>) => Promise<T>;
  /** Has Caja read again what is in it. */
  paid: () => void;
}

/** Off until somebody asks for it: most suppliers are paid from the bank. */
export function useFromCashSession(): CashSessionChoice {
  const calls = useCallCache();
  const maySell = useCan(['sales', 'create']);
  const { data } = useCall('GET /cash_sessions/current', {}, { enabled: maySell, refetchOnMount: 'always' });
  const methods = useCall(
    'GET /payment_methods',
    { query: { limit: 200 } },
    { staleTime: 30_000, enabled: maySell },
  );
  const [isWanted, setWanted] = useState(false);
  const cash = new Set(methods.data?.items.filter((method) => method.is_cash).map(({ id }) => id));
  const isOpen = maySell && data?.session?.status === 'open';
  const isOffered = (payments: Tenders) =>
    isOpen && payments.some(({ payment_method_id }) => cash.has(payment_method_id));
  const refresh = () => void calls.refresh('GET /cash_sessions/current', 'GET /cash_sessions');
  return {
    ...{ isWanted, setWanted, isOffered },
    asked: (payments) => (isWanted && isOffered(payments) ? { from_cash_session: true } : {}),
    watched: async (sent) => {
      try {
        return await sent;
      } catch (error) {
        if (error instanceof ApiError && error.fields.cash_session === 'not-open') {
          setWanted(false);
          refresh();
        }
        throw error;
      }
    },
    paid: () => {
      if (isWanted) refresh();
    },
  };
}
