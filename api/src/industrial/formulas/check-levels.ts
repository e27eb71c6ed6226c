import { type GoodRef, MAX_LINES_OF_ALL_LEVELS } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ContentDraft } from './content.ts';
import { readName } from './good-names.ts';
import { mostLinesOfAllLevels } from './lines-of-all-levels.ts';

interface MadeOf {
  makes: string;
  name: string;
  /** The formula itself; null of the one that is being written. */
  formula_id: string | null;
  takes: { id: string; name: string }[];
}

/**
 * Refuses a formula by which a good would be made of itself, over however many levels and whichever formula of a good, and one
 * by which any would come to more lines over all levels than may be. To be called in turn (`inTurn`), so that no other formula is
 * written in between.
 *
 * @param formulaId of the formula that is changed; null of a new one
 * @throws ApiError 400 with `circle` on the line that leads into it, `details.circle` the names of the goods in order, the
 * first one again at the end; with `too-many-lines` on `lines`
 */
export async function checkLevels(
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
  const written = { makes: makes.id, takes: lines.map(({ good }) => ({ id: good.id })) };
  if (mostLinesOfAllLevels([...others, written]) > MAX_LINES_OF_ALL_LEVELS)
    throw new ApiError('ERROR_VALIDATION', { fields: { lines: 'too-many-lines' } });
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
