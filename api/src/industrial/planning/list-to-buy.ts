import type { IndustrialToBuy } from '@cuadra/shared/contract';
import { exact, needsOf, sum, toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { readStillMade, readStillTaken, type StillMade, type StillTaken } from '../orders/reserved.ts';
import { readOrdered } from '../read-ordered.ts';
import { readWorkshop, toGood, type WorkshopStock } from './read-workshop.ts';

/** What of a good planned and started orders take over all levels, and the first day on which it lacks. */
export interface Planned {
  qty: string;
  missing: string;
  first_day: string | null;
}

/**
 * What has to be bought for what is planned until a day, and to be above the minimums: of what no formula makes. The stock goes to
 * the earliest order first.
 */
export async function listIndustrialToBuy(
  trx: CompanyTransaction,
  until: string | undefined,
): Promise<{ items: IndustrialToBuy[] }> {
  const workshop = await readWorkshop(trx);
  const planned = await readPlanned(trx, workshop, until);
  const ids = [...workshop.goods.keys()];
  const costs = await readCosts(trx, ids);
  const ordered = await readOrdered(trx, ids);
  const items = [...workshop.goods.values()]
    .filter(({ id }) => !workshop.formulaOf.has(id))
    .map((good): IndustrialToBuy => {
      const plan = planned.get(good.id);
      const left = exact(good.there).minus(plan?.qty ?? '0');
      const short = exact(good.min_qty ?? 0).minus(left);
      const { cost, currency } = costs.get(good.id) ?? { cost: null, currency: 'USD' };
      return {
        ...{ good: toGood(good), there: good.there, planned: plan?.qty ?? '0' },
        min_qty: good.min_qty === null ? null : toQuantity(good.min_qty),
        to_buy: toQuantity(short.gt(0) ? short : 0),
        already_ordered: ordered.get(good.id) ?? '0',
        unit_cost: cost && toRate(cost),
        cost_currency: currency,
        first_day: plan?.first_day ?? null,
      };
    })
    .filter(({ to_buy }) => exact(to_buy).gt(0))
    .sort(
      (a, b) =>
        (a.first_day ?? '9999').localeCompare(b.first_day ?? '9999') ||
        a.good.name.localeCompare(b.good.name, 'es'),
    );
  return { items };
}

/** What open orders until a day, or all of them, take. */
export async function readPlanned(
  trx: CompanyTransaction,
  workshop: WorkshopStock,
  until?: string,
): Promise<Map<string, Planned>> {
  const isAsked = ({ day }: { day: string }) => until === undefined || day <= until;
  const taken = await readStillTaken(trx, 'planned and started');
  const made = await readStillMade(trx);
  return planTaken(workshop, taken.filter(isAsked), made.filter(isAsked));
}

/**
 * What orders still take, over all levels: what a line takes of a good that is made on the way is taken from the stock, and
 * exploded for the rest. What orders make themselves is in the stock from their day on, whichever of a day was planned
 * first: who plans bread and then its dough wants the flour once. Pure.
 *
 * @param taken by day
 * @param made by day
 */
export function planTaken(
  workshop: WorkshopStock,
  taken: readonly StillTaken[],
  made: readonly StillMade[],
): Map<string, Planned> {
  const stock = new Map([...workshop.goods.values()].map(({ id, there }) => [id, there]));
  const { explode, put } = needsOf({ formulaOf: workshop.formulaOf, stock }).inTurn();
  const coming = [...made].reverse();
  const planned = new Map<string, Planned>();
  const note = (good: string, qty: string, missing: string, day: string) => {
    const before = planned.get(good);
    planned.set(good, {
      qty: toQuantity(sum([before?.qty ?? '0', qty])),
      missing: toQuantity(sum([before?.missing ?? '0', missing])),
      first_day: before?.first_day ?? (exact(missing).gt(0) ? day : null),
    });
  };
  for (const { good, qty, day } of taken) {
    for (let next = coming.at(-1); next && next.day <= day; next = coming.at(-1)) {
      put(next.good, next.qty);
      coming.pop();
    }
    // One line that takes it: what is below it is worked out as a formula's lines are.
    const line = { id: good, makes: '', yield_qty: '1', waste_percent: '0', lines: [{ good, qty }] };
    for (const node of explode(line, '1').tree) note(node.good, node.needed, node.missing, day);
  }
  return planned;
}

async function readCosts(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, { cost: string | null; currency: string }>> {
  const { rows } = await sql<{ id: string; cost: string | null; currency: string }>`
    select id, cost, cost_currency as currency from materials
    where company_id = ${trx.companyId} and id = any(${[...ids]}::uuid[])
    union all
    select id, coalesce(average_cost, cost), cost_currency from products
    where company_id = ${trx.companyId} and id = any(${[...ids]}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
