import { setImmediate } from 'node:timers/promises';
import type { IndustrialSummary } from '@cuadra/shared/contract';
import {
  addDays,
  companyDay,
  exact,
  floor,
  needsOf,
  sum,
  toMoney,
  toQuantity,
  toRate,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type CompanyFacts, readCompanyFacts } from '../company-facts.ts';
import { startOfDay } from '../start-of-day.ts';
import { summarizeMaterials } from '../summarize-materials.ts';
import { readPlanned } from './list-to-buy.ts';
import { readWorkshop, toGood, type WorkshopFormula, type WorkshopStock } from './read-workshop.ts';

/** Days of which use and yield are told, and weeks of which costs are. */
const USE_DAYS = 30;
const COST_WEEKS = 13;
/** Formulas and goods that a page shows of each. */
const MOST = 50;
/**
 * Lines that are looked at to say how much can be made: some two seconds of work, and twice what a thousand formulas of five
 * levels take. Past that nothing is said of a formula that no order wants.
 */
const MOST_LINES = 20_000_000;

/** What Resumen industrial shows: read with a fixed number of statements, however much a company makes. */
export async function findIndustrialSummary(trx: CompanyTransaction): Promise<IndustrialSummary> {
  const facts = await readCompanyFacts(trx);
  const workshop = await readWorkshop(trx);
  const today = companyDay(currentTime());
  const { main, alternative } = facts.pair;
  return {
    ...{ main, alternative },
    ...(await readMaterials(trx)),
    orders: await readOrders(trx, today),
    can_make: await readCanMake(trx, workshop),
    runs_out: await readRunsOut(trx, workshop, today),
    costs: await readCosts(trx, facts, today),
    yields: await readYields(trx, facts, today),
  };
}

async function readMaterials(trx: CompanyTransaction) {
  const { value: main, value_alternative: alternative, low, without_cost } = await summarizeMaterials(trx);
  return {
    materials_value: main !== null && alternative !== null ? { main, alternative } : null,
    materials_without_cost: without_cost,
    materials_low: low,
  };
}

async function readOrders(trx: CompanyTransaction, today: string): Promise<IndustrialSummary['orders']> {
  const { rows } = await sql<IndustrialSummary['orders']>`
    select count(*) filter (where status = 'planned')::int as planned,
      count(*) filter (where status = 'started')::int as started, count(*) filter (where day < ${today}::date)::int as late
    from production_orders where company_id = ${trx.companyId} and status in ('planned', 'started')`.execute(
    trx,
  );
  return rows[0] ?? { planned: 0, started: 0, late: 0 };
}

async function readCanMake(
  trx: CompanyTransaction,
  workshop: WorkshopStock,
): Promise<IndustrialSummary['can_make']> {
  const { rows } = await sql<{ id: string; wanted: string }>`
    select coalesce(material_id, product_id) as id, sum(qty) as wanted from production_orders
    where company_id = ${trx.companyId} and status in ('planned', 'started') group by 1`.execute(trx);
  const wanted = new Map(rows.map((row) => [row.id, row.wanted]));
  const byName = [...workshop.formulaOf.values()].sort((a, b) => a.name.localeCompare(b.name, 'es'));
  const isWanted = ({ makes }: WorkshopFormula) => wanted.has(makes);
  const needs = needsOf({ formulaOf: workshop.formulaOf, stock: workshop.free });
  const canMake = new Map<string, string>();
  for (const formula of [...byName.filter(isWanted), ...byName.filter((one) => !isWanted(one))]) {
    if (needs.linesSeen() > MOST_LINES) break;
    canMake.set(formula.id, needs.canMake(formula));
    // Nobody else waits until all are worked out.
    await setImmediate();
  }
  return byName.flatMap((formula) => {
    const [makes, qty] = [workshop.goods.get(formula.makes), canMake.get(formula.id)];
    if (!makes || qty === undefined) return [];
    return [
      {
        ...{ formula_id: formula.id, formula_name: formula.name, makes: toGood(makes), qty },
        wanted: toQuantity(wanted.get(formula.makes) ?? '0'),
      },
    ];
  });
}

async function readRunsOut(
  trx: CompanyTransaction,
  workshop: WorkshopStock,
  today: string,
): Promise<IndustrialSummary['runs_out']> {
  const planned = await readPlanned(trx, workshop);
  const { rows } = await sql<{ id: string; qty: string }>`
    select coalesce(l.material_id, l.product_id) as id, sum(l.qty) as qty
    from production_lines l join productions p on p.company_id = l.company_id and p.id = l.production_id
    where l.company_id = ${trx.companyId} and p.annulled_at is null
      and p.made_at >= ${startOfDay(addDays(today, -USE_DAYS), 0)}
    group by 1`.execute(trx);
  const used = new Map(rows.map(({ id, qty }) => [id, qty]));
  return [...workshop.goods.values()]
    .filter(({ id }) => !workshop.formulaOf.has(id) && (used.has(id) || planned.has(id)))
    .map((good) => {
      const taken = planned.get(good.id)?.qty ?? '0';
      const perDay = exact(used.get(good.id) ?? 0).div(USE_DAYS);
      const left = exact(good.there).minus(taken);
      const days = left.lte(0) ? 0 : perDay.isZero() ? null : floor(left.div(perDay)).toNumber();
      return {
        ...{ good: toGood(good), there: good.there, planned: taken },
        ...{ per_day: toQuantity(perDay), days_left: days },
      };
    })
    .sort(
      (a, b) =>
        (a.days_left ?? Infinity) - (b.days_left ?? Infinity) || a.good.name.localeCompare(b.good.name, 'es'),
    )
    .slice(0, MOST);
}

interface WeekRow {
  formula_id: string;
  formula_name: string;
  week: string;
  made: string;
  main: string;
  alternative: string;
}

/** By weeks that begin on Monday; what was made in other currencies than the company's of now has no part in it. */
async function readCosts(
  trx: CompanyTransaction,
  { pair }: CompanyFacts,
  today: string,
): Promise<IndustrialSummary['costs']> {
  const { rows } = await sql<WeekRow>`
    select p.formula_id, f.name as formula_name, date_trunc('week', company_day(p.made_at))::date as week,
      sum(p.qty) as made, sum(p.makes_cost) / sum(p.qty) as main, sum(p.makes_cost_alternative) / sum(p.qty) as alternative
    from productions p join formulas f on f.company_id = p.company_id and f.id = p.formula_id
    where p.company_id = ${trx.companyId} and p.annulled_at is null and p.main = ${pair.main}
      and p.alternative = ${pair.alternative} and p.made_at >= ${startOfDay(addDays(today, -7 * COST_WEEKS), 0)}
    group by 1, 2, 3 order by f.name, p.formula_id, week`.execute(trx);
  const costs = new Map<string, IndustrialSummary['costs'][number]>();
  for (const { formula_id, formula_name, week, made, main, alternative } of rows) {
    const one = costs.get(formula_id) ?? { formula_id, formula_name, weeks: [] };
    one.weeks.push({
      week,
      unit: { main: toRate(main), alternative: toRate(alternative) },
      made: toQuantity(made),
    });
    costs.set(formula_id, one);
  }
  return [...costs.values()].slice(0, MOST);
}

interface YieldRow {
  formula_id: string;
  formula_name: string;
  batches: number;
  made: string;
  waste: string;
  /** The mean of what the versions expect, by what was made. */
  expected: string;
  waste_main: string;
  waste_alternative: string;
  /** What the materials cost, and what they would have by the formula. */
  used: string | null;
  planned: string | null;
}

async function readYields(
  trx: CompanyTransaction,
  { pair }: CompanyFacts,
  today: string,
): Promise<IndustrialSummary['yields']> {
  const { rows } = await sql<YieldRow>`
    select p.formula_id, f.name as formula_name, count(*)::int as batches, sum(p.qty) as made, sum(p.waste) as waste,
      sum(v.waste_percent * (p.qty + p.waste)) / sum(p.qty + p.waste) as expected,
      sum(p.waste_cost) as waste_main, sum(p.waste_cost_alternative) as waste_alternative,
      sum(l.used) as used, sum(l.planned) as planned
    from productions p
    join formulas f on f.company_id = p.company_id and f.id = p.formula_id
    join formula_versions v on v.company_id = p.company_id and v.formula_id = p.formula_id and v.number = p.formula_version
    cross join lateral (
      select sum(l.total_alternative) as used, sum(l.total_alternative * l.formula_qty / l.qty) as planned
      from production_lines l where l.company_id = p.company_id and l.production_id = p.id and l.unit_cost is not null
    ) l
    where p.company_id = ${trx.companyId} and p.annulled_at is null and p.main = ${pair.main}
      and p.alternative = ${pair.alternative} and p.made_at >= ${startOfDay(addDays(today, -USE_DAYS), 0)}
    group by 1, 2 order by f.name, p.formula_id limit ${MOST}`.execute(trx);
  return rows.map(({ made, waste, expected, waste_main, waste_alternative, used, planned, ...row }) => ({
    ...{ ...row, made: toQuantity(made), waste: toQuantity(waste) },
    waste_percent: exact(waste)
      .times(100)
      .div(sum([made, waste]))
      .toFixed(1),
    expected_percent: exact(expected).toFixed(1),
    waste_cost: { main: toMoney(waste_main), alternative: toMoney(waste_alternative) },
    materials_percent:
      used === null || planned === null || exact(planned).isZero()
        ? null
        : exact(used).minus(planned).times(100).div(planned).toFixed(1),
  }));
}
