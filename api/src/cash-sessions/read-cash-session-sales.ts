import type { CashSession } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { byCashSession } from './by-cash-session.ts';

type CashSessionSales = CashSession['totals'][number];

interface SalesRow {
  cash_session_id: string;
  main: string;
  alternative: string;
  sold: string;
  sold_alternative: string;
  undone: string;
  undone_alternative: string;
}

/**
 * What each cash session sold, and what was annulled or brought back in it, by the currencies of the sales. An annulment
 * takes off what no return had taken off before, as in the reports.
 */
export async function readCashSessionSales(
  trx: CompanyTransaction,
  cashSessionIds: readonly string[],
): Promise<Map<string, CashSessionSales[]>> {
  const { rows } = await sql<SalesRow>`
    with part (cash_session, main, alternative, sold, sold_alternative, undone, undone_alternative) as (
      select cash_session_id, main, alternative, total, total_alternative, 0, 0 from sales
        where company_id = ${trx.companyId} and cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select r.cash_session_id, s.main, s.alternative, 0, 0, r.total, r.total_alternative
        from sale_returns r join sales s on s.company_id = r.company_id and s.id = r.sale_id
        where r.company_id = ${trx.companyId} and r.cash_session_id = any(${cashSessionIds}::uuid[])
      union all
      select a.cash_session_id, s.main, s.alternative, 0, 0,
          s.total - coalesce(r.total, 0), s.total_alternative - coalesce(r.total_alternative, 0)
        from sale_annulments a join sales s on s.company_id = a.company_id and s.id = a.sale_id
        left join lateral (
          select sum(total) as total, sum(total_alternative) as total_alternative from sale_returns
            where company_id = a.company_id and sale_id = a.sale_id
        ) r on true
        where a.company_id = ${trx.companyId} and a.cash_session_id = any(${cashSessionIds}::uuid[])
    )
    select cash_session as cash_session_id, main, alternative, sum(sold) as sold, sum(sold_alternative) as sold_alternative,
      sum(undone) as undone, sum(undone_alternative) as undone_alternative
    from part group by cash_session, main, alternative order by main, alternative`.execute(trx);
  return byCashSession(rows, toSales);
}

function toSales({ main, alternative, ...row }: SalesRow): CashSessionSales {
  return {
    main,
    alternative,
    sold: toMoney(row.sold),
    sold_alternative: toMoney(row.sold_alternative),
    undone: toMoney(row.undone),
    undone_alternative: toMoney(row.undone_alternative),
    total: toMoney(exact(row.sold).minus(row.undone)),
    total_alternative: toMoney(exact(row.sold_alternative).minus(row.undone_alternative)),
  };
}
