import { type createPurchase as CreatePurchase, Presentation } from '@cuadra/shared/contract';
import {
  type CurrencyPair,
  exact,
  type Grants,
  isGranted,
  isOfPair,
  isUnitOf,
  type PurchaseFigures,
  purchaseFigures,
} from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { readCountable } from '../industrial/read-countable.ts';
import { readCurrenciesUsed } from '../money/currencies-used.ts';
import { isTooMuch } from '../money/is-too-much.ts';

export type PurchaseDraft = Omit<z.output<typeof CreatePurchase.body>, 'id'>;

/** How a line is counted, as the draft keeps it. */
export const LineUnit = z.object({ id: z.string(), name: z.string(), factor: z.string() });
export type LineUnit = z.output<typeof LineUnit>;

/** A draft that agrees with the rules: all that is left is to write it. */
export interface CheckedDraft extends Pick<CurrencyPair, 'main' | 'alternative'> {
  /** Of each line; null: units. */
  presentations: (LineUnit | null)[];
  figures: PurchaseFigures;
  hasCosts: boolean;
}

/** Whether anything of a draft is money that only who may modify the cost writes and sees. */
export function hasCosts({ lines, discount, expenses }: PurchaseDraft): boolean {
  const isSome = (amount: string) => !exact(amount).isZero();
  return (
    isSome(discount) ||
    isSome(expenses) ||
    lines.some((line) => line.unit_cost !== null || isSome(line.discount))
  );
}

/** @throws ApiError 403 with `not-allowed` on `field` for who may not modify the cost */
export function checkMayCost(grants: Grants, field: string): void {
  if (!isGranted(grants, ['products', 'modify_cost']))
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', { fields: { [field]: 'not-allowed' } });
}

/**
 * Holds a draft against what there is, and works out what it comes to.
 *
 * @throws ApiError 400 with `unknown` on supplier, product, presentation, material or unit, `required` on the product of a line that
 * names none or both, `not-a-company-currency`, `repeated` on a line's id, `too-large` where an amount is more than the books hold
 */
export async function checkDraft(
  trx: CompanyTransaction,
  { modules }: Pick<CompanySession, 'modules'>,
  draft: PurchaseDraft,
): Promise<CheckedDraft> {
  const fields: Record<string, string> = {};
  const { main, alternative } = await readCurrenciesUsed(trx);
  if (!isOfPair(draft.currency, { main, alternative })) fields.currency = 'not-a-company-currency';
  if (draft.inverse !== null && draft.rate === null) fields.rate = 'required';
  if (draft.supplier_id !== null && !(await holdSupplier(trx, draft.supplier_id))) {
    fields.supplier_id = 'unknown';
  }
  const presentations = await readPresentations(trx, draft, fields);
  checkOneGoodEach(draft, fields);
  // Only who makes things has materials.
  await checkMaterials(trx, modules.includes('formulas'), draft, fields);
  const figures = purchaseFigures(
    draft.lines.map((line, index) => ({
      ...line,
      factor: presentations[index]?.factor ?? line.unit?.factor ?? null,
    })),
    draft,
  );
  for (const [index, line] of figures.lines.entries()) {
    if (exact(line.units).lte(0)) fields[`lines.${index}.qty`] = 'too-small';
    if (isTooMuch(line.units)) fields[`lines.${index}.qty`] = 'too-large';
    if (line.total !== null && isTooMuch(line.total)) fields[`lines.${index}.unit_cost`] = 'too-large';
  }
  if (isTooMuch(figures.subtotal) || isTooMuch(figures.total)) fields.lines = 'too-large';
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  return { main, alternative, presentations, figures, hasCosts: hasCosts(draft) };
}

/** Held: who withdraws the supplier waits, and finds the draft. */
async function holdSupplier(trx: CompanyTransaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from suppliers
    where company_id = ${trx.companyId} and id = ${id} and deleted_at is null for key share`.execute(trx);
  return rows.length > 0;
}

async function readPresentations(
  trx: CompanyTransaction,
  { lines }: PurchaseDraft,
  fields: Record<string, string>,
): Promise<(LineUnit | null)[]> {
  const ids = [...new Set(lines.flatMap((line) => line.product_id ?? []))];
  const { rows } = await sql<{ id: string; presentations: unknown }>`
    select id, presentations from products
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[]) and deleted_at is null`.execute(trx);
  const byProduct = new Map(rows.map((row) => [row.id, z.array(Presentation).parse(row.presentations)]));
  const seen = new Set<string>();
  return lines.map((line, index) => {
    if (seen.has(line.id)) fields[`lines.${index}.id`] = 'repeated';
    seen.add(line.id);
    if (line.product_id === null) return null;
    const known = byProduct.get(line.product_id);
    if (!known) fields[`lines.${index}.product_id`] = 'unknown';
    if (!known || line.presentation_id === null) return null;
    const found = known.find(({ id }) => id === line.presentation_id);
    if (!found) fields[`lines.${index}.presentation_id`] = 'unknown';
    return found ? { id: found.id, name: found.name, factor: found.factor } : null;
  });
}

/** A line names a product or a material, and is counted as that one is. */
function checkOneGoodEach({ lines }: PurchaseDraft, fields: Record<string, string>): void {
  for (const [index, line] of lines.entries()) {
    const isOne = (line.product_id === null) !== (line.material_id === null);
    if (!isOne) fields[`lines.${index}.product_id`] = 'required';
    if (line.material_id !== null && line.presentation_id !== null) {
      fields[`lines.${index}.presentation_id`] = 'unknown';
    }
    if (line.product_id !== null && line.unit !== null) fields[`lines.${index}.unit`] = 'unknown';
  }
}

async function checkMaterials(
  trx: CompanyTransaction,
  mayHave: boolean,
  { lines }: PurchaseDraft,
  fields: Record<string, string>,
): Promise<void> {
  const ids = [...new Set(lines.flatMap((line) => line.material_id ?? []))];
  const materials = mayHave ? await readCountable(trx, ids) : undefined;
  for (const [index, { material_id, unit }] of lines.entries()) {
    if (material_id === null) continue;
    const known = materials?.get(material_id);
    if (!known || known.deleted) fields[`lines.${index}.material_id`] = 'unknown';
    else if (unit !== null && !isUnitOf(unit, known.units)) fields[`lines.${index}.unit`] = 'unknown';
  }
}
