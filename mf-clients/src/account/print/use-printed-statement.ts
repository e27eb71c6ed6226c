import { useCall, useCallReport, useRestOfPages } from '@cuadra/shared/client';
import type { Client } from '@cuadra/shared/contract';
import type { DayRange } from '@cuadra/shared/domain';
import type { PrintedStatement } from './printed-statement.ts';
import { periodText } from './statement-period.ts';
import { statementSections } from './statement-sections.ts';
import { todayFigures } from './statement-today.ts';

/** Movements that a request asks for: a statement is read whole before it is printed. */
const PAGE = 200;

export interface StatementWish {
  /** Undefined: all of it. */
  days: DayRange | undefined;
  today: string;
  /** No days are asked for while somebody types them. */
  isValid: boolean;
}

export interface ReadStatement {
  /** Undefined until all of it is there, as it is now. */
  statement: PrintedStatement | undefined;
  movements: number;
  error: unknown;
  retry: () => void;
}

/** A client's statement of some days, whole. */
export function usePrintedStatement(client: Client, { days, today, isValid }: StatementWish): ReadStatement {
  const params = { id: client.id };
  const ledger = useCallReport(
    'GET /clients/{id}/statement',
    { params, query: { ...days, limit: PAGE } },
    { staleTime: 0, enabled: isValid },
  );
  useRestOfPages(ledger);
  const account = useCall('GET /clients/{id}/account', { params }, { staleTime: 0 });
  const rate = useCall('GET /rates/dollar');
  const isWhole = isValid && !ledger.hasNextPage && !ledger.isFetching && !account.isFetching;
  const error = ledger.error ?? account.error ?? (rate.data ? null : rate.error);
  const statement =
    isWhole && !error && ledger.data && account.data && rate.data
      ? {
          client,
          period: periodText(days, today),
          sections: statementSections(ledger.data.first.before, ledger.data.items),
          today: todayFigures(client, account.data, rate.data.rate_id !== null),
        }
      : undefined;
  return {
    statement,
    movements: ledger.data?.items.length ?? 0,
    error,
    retry: () => {
      for (const call of [ledger, account, rate]) if (call.error) void call.refetch();
    },
  };
}
