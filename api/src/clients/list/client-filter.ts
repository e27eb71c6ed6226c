import type { ClientFilter } from '@cuadra/shared/contract';
import { companyDay, type PairRate } from '@cuadra/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { searchWords } from '../../database/search-words.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { latestRate } from '../../money/latest-rate.ts';

/** Whose clients are looked at, and at which rate. */
export interface ListScope extends Pick<PairRate, 'rate' | 'inverse'> {
  companyId: string;
  main: string;
  alternative: string;
}

/** @param at the rate that a list began with; today's without */
export async function listScope(
  trx: CompanyTransaction,
  at?: Pick<PairRate, 'rate' | 'inverse'>,
): Promise<ListScope> {
  const used = await readCurrenciesUsed(trx);
  const { rate, inverse } = at ?? (await latestRate(trx, used.main, used.alternative));
  return { ...used, rate, inverse, companyId: trx.companyId };
}

/** Whether a filter asks for more than `search_clients` knows. */
export function isNarrowed({ standing, wholesale, unseen_days }: ClientFilter): boolean {
  return Boolean(standing ?? wholesale ?? unseen_days);
}

/**
 * What each client owes, in the alternative currency: as `owedInAlternative` of shared/src/domain/credit.ts, rounded once.
 * Less what is in their favour; a currency of before is left out.
 */
export function owedBy({ companyId, main, alternative, rate, inverse }: ListScope): RawBuilder<unknown> {
  const ofMain = inverse === null ? sql`b.amount / ${rate}::numeric` : sql`b.amount * ${inverse}::numeric`;
  return sql`(select b.client_id, round(sum(case b.currency when ${alternative} then b.amount when ${main} then ${ofMain} end),
      2) as owed
    from client_balances b where b.company_id = ${companyId} and b.amount <> 0 group by b.client_id)`;
}

/** When each client of the row bought last, of the sales that stand. */
export function lastPurchaseOf(companyId: string): RawBuilder<Date | null> {
  return sql<Date | null>`(select s.created_at from sales s where s.company_id = ${companyId} and s.client_id = clients.id
    and s.status = 'issued' order by s.created_at desc, s.id desc limit 1)`;
}

/** The condition of a filter on `clients`; what it means stands in one place for lists, totals and files. */
export function filterCondition(scope: ListScope, filter: ClientFilter): RawBuilder<boolean> {
  const { companyId } = scope;
  const { search, with_debt, standing, wholesale, unseen_days } = filter;
  const conditions = [sql`clients.company_id = ${companyId}`, sql`clients.deleted_at is null`];
  for (const word of searchWords(search)) conditions.push(sql`clients.search_text like containing(${word})`);
  if (with_debt === 'true' || standing === 'owes') conditions.push(hasBalance(companyId, sql`>`));
  if (standing === 'in_favour') conditions.push(hasBalance(companyId, sql`<`));
  if (standing === 'overdue')
    conditions.push(sql`clients.id in (select o.client_id from open_debts(${companyId}::uuid) o
      where o.due_on < ${companyDay(currentTime())}::date)`);
  if (standing === 'over_limit')
    conditions.push(sql`exists (select from ${owedBy(scope)} o
      where o.client_id = clients.id and o.owed > clients.credit_limit)`);
  if (wholesale) conditions.push(sql`clients.is_wholesale`);
  if (unseen_days !== undefined)
    conditions.push(sql`coalesce(${lastPurchaseOf(companyId)}, clients.created_at)
      < now() - ${unseen_days}::integer * interval '1 day'`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function hasBalance(companyId: string, than: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from client_balances b
    where b.company_id = ${companyId} and b.client_id = clients.id and b.amount ${than} 0)`;
}
