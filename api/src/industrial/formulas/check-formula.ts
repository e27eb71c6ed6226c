import type { GoodRef } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import type { ContentDraft } from './content.ts';

export const UNIQUE_FIELDS = { formulas_name: 'name' };

/**
 * Formulas of a company are written one after the other: two that side by side took each other's goods would each find no
 * circle, and close one together.
 */
export async function inTurn(trx: CompanyTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`formulas:${trx.companyId}`}, 0))`.execute(trx);
}

/** Whether a formula says anything that costs: that takes a permission. */
export const hasCosts = ({ costs }: ContentDraft): boolean =>
  costs.some(({ amount }) => !exact(amount).isZero());

/**
 * Holds what a formula names against what there is. The goods are held until the formula is there, so that none is
 * withdrawn in between.
 *
 * @throws ApiError 400 with `unknown` on `makes`, `lines.N.good` or `byproducts.N.good`, `repeated` on a by-product that the
 * formula takes or makes, `not-a-company-currency` on `costs.N.currency`, `unknown` on `steps.N.image`
 */
export async function checkContent(
  trx: CompanyTransaction,
  makes: GoodRef,
  content: ContentDraft,
): Promise<void> {
  const wrong: Record<string, string> = {};
  const named: [field: string, good: GoodRef][] = [
    ['makes', makes],
    ...content.lines.map(({ good }, index): [string, GoodRef] => [`lines.${index}.good`, good]),
    ...content.byproducts.map(({ good }, index): [string, GoodRef] => [`byproducts.${index}.good`, good]),
  ];
  const known = await holdKnown(
    trx,
    named.map(([, good]) => good),
  );
  for (const [field, { kind, id }] of named) if (!known.has(`${kind} ${id}`)) wrong[field] = 'unknown';
  const taken = new Set([makes.id, ...content.lines.map(({ good }) => good.id)]);
  content.byproducts.forEach(({ good }, index) => {
    if (taken.has(good.id)) wrong[`byproducts.${index}.good`] = 'repeated';
  });
  const { main, alternative } = await readCurrenciesUsed(trx);
  content.costs.forEach(({ currency }, index) => {
    if (currency !== main && currency !== alternative) {
      wrong[`costs.${index}.currency`] = 'not-a-company-currency';
    }
  });
  const pictures = await readPictures(trx, content);
  content.steps.forEach(({ image }, index) => {
    if (image !== null && !pictures.has(image)) wrong[`steps.${index}.image`] = 'unknown';
  });
  if (Object.keys(wrong).length > 0) throw new ApiError('ERROR_VALIDATION', { fields: wrong });
}

/** Those that steps name and that are there. They stay, because formulas and pictures are written in turn. */
async function readPictures(trx: CompanyTransaction, { steps }: ContentDraft): Promise<Set<string>> {
  const named = steps.flatMap(({ image }) => image ?? []);
  if (named.length === 0) return new Set();
  const rows = await trx.selectFrom('formula_pictures').select('hash').where('hash', 'in', named).execute();
  return new Set(rows.map(({ hash }) => hash));
}

async function holdKnown(trx: CompanyTransaction, goods: readonly GoodRef[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const kind of ['material', 'product'] as const) {
    const ids = [...new Set(goods.filter((good) => good.kind === kind).map(({ id }) => id))].sort();
    if (ids.length === 0) continue;
    const table = sql.table(`${kind}s`);
    const { rows } = await sql<{ id: string }>`
      select id from ${table} where company_id = ${trx.companyId} and id = any(${ids}::uuid[]) and deleted_at is null
      order by id for key share`.execute(trx);
    for (const { id } of rows) known.add(`${kind} ${id}`);
  }
  return known;
}

interface MadeOf {
  makes: string;
  name: string;
  /** The formula itself; null of the one that is being written. */
  formula_id: string | null;
  takes: { id: string; name: string }[];
}

/**
 * Refuses a formula by which a good would be made of itself, over however many levels and whichever formula of a good. To be
 * called in turn (`inTurn`), so that no other formula is written in between.
 *
 * @param formulaId of the formula that is changed; null of a new one
 * @throws ApiError 400 with `circle` on the line that leads into it, `details.circle` the names of the goods in order, the
 * first one again at the end
 */
export async function checkNoCircle(
  trx: CompanyTransaction,
  formulaId: string | null,
  makes: GoodRef,
  lines: ContentDraft['lines'],
): Promise<void> {
  const { rows } = await sql<MadeOf>`
    select coalesce(f.material_id, f.product_id) as makes, coalesce(m.name, p.name) as name, f.id as formula_id,
      (select json_agg(json_build_object('id', coalesce(l.material_id, l.product_id), 'name', coalesce(lm.name, lp.name)))
        from formula_lines l
        left join materials lm on lm.company_id = l.company_id and lm.id = l.material_id
        left join products lp on lp.company_id = l.company_id and lp.id = l.product_id
        where l.company_id = f.company_id and l.formula_id = f.id and l.version = f.current) as takes
    from formulas f
    left join materials m on m.company_id = f.company_id and m.id = f.material_id
    left join products p on p.company_id = f.company_id and p.id = f.product_id
    where f.company_id = ${trx.companyId} and f.deleted_at is null`.execute(trx);
  const others = rows.filter(({ formula_id }) => formula_id !== formulaId);
  for (const [index, { good }] of lines.entries()) {
    const path = pathBetween(good.id, makes.id, others);
    if (!path) continue;
    const names = new Map(
      others.flatMap((one) => [...one.takes, { id: one.makes, name: one.name }].map((g) => [g.id, g.name])),
    );
    const nameOf = (id: string) => names.get(id) ?? '';
    const first = names.has(makes.id) ? nameOf(makes.id) : await readName(trx, makes);
    const circle = [first, ...path.slice(0, -1).map(nameOf), first];
    throw new ApiError('ERROR_VALIDATION', {
      fields: { [`lines.${index}.good`]: 'circle' },
      details: { circle },
    });
  }
}

/** The goods from one to another along what makes them, both included; undefined where there is no way. Pure. */
export function pathBetween(
  from: string,
  to: string,
  formulas: readonly Pick<MadeOf, 'makes' | 'takes'>[],
): string[] | undefined {
  const takes = new Map<string, string[]>();
  for (const formula of formulas) {
    const known = takes.get(formula.makes) ?? [];
    takes.set(formula.makes, [...known, ...formula.takes.map(({ id }) => id)]);
  }
  const cameFrom = new Map<string, string | null>([[from, null]]);
  const waiting = [from];
  for (let good = waiting.shift(); good !== undefined; good = waiting.shift()) {
    if (good === to) {
      const path: string[] = [];
      for (let at: string | null | undefined = good; at; at = cameFrom.get(at)) path.unshift(at);
      return path;
    }
    for (const next of takes.get(good) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, good);
      waiting.push(next);
    }
  }
  return undefined;
}

async function readName(trx: CompanyTransaction, { kind, id }: GoodRef): Promise<string> {
  const { name } = await trx
    .selectFrom(kind === 'material' ? 'materials' : 'products')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}
