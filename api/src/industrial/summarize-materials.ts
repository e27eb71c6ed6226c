import type { MaterialsSummary } from '@cuadra/shared/contract';
import { convert, type Exact, exact, isOfPair, sum, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { readCompanyFacts } from './company-facts.ts';

interface SummaryRow {
  currency: string;
  count: number;
  low: number;
  without_cost: number;
  value: string;
}

/** What the materials of a company are worth at the day's rate, each currency on its own, and how many of them ask for something. */
export async function summarizeMaterials(trx: CompanyTransaction): Promise<MaterialsSummary> {
  const { pair, rate_id } = await readCompanyFacts(trx);
  const { rows } = await sql<SummaryRow>`
    select cost_currency as currency, count(*)::int as count, count(*) filter (where qty < min_qty)::int as low,
      count(*) filter (where cost is null)::int as without_cost, coalesce(sum(value), 0) as value
    from materials where company_id = ${trx.companyId} and deleted_at is null group by cost_currency`.execute(
    trx,
  );
  const hasRate = rate_id !== null || pair.main === pair.alternative;
  const worth = rows.filter(({ value }) => !exact(value).isZero());
  const isTold = (wanted: string) =>
    worth.every(({ currency }) => currency === wanted || (hasRate && isOfPair(currency, pair)));
  const valueIn = (wanted: string): string | null => {
    if (!isTold(wanted)) return null;
    const amounts = worth.map(({ value, currency }): Exact => convert(value, currency, wanted, pair));
    return toMoney(sum(amounts));
  };
  const total = (field: 'count' | 'low' | 'without_cost') => rows.reduce((all, row) => all + row[field], 0);
  return {
    ...{ count: total('count'), low: total('low'), without_cost: total('without_cost') },
    ...{ main: pair.main, alternative: pair.alternative },
    ...{ value: valueIn(pair.main), value_alternative: valueIn(pair.alternative) },
  };
}
