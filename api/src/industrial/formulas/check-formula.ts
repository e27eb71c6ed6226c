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
