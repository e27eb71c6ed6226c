import type { Good, GoodRef } from '@cuadra/shared/contract';
import type { CostedFormula } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** Goods by their ids; those that were withdrawn too. */
export async function readNames(
  trx: CompanyTransaction,
  goods: readonly string[],
): Promise<Map<string, Good>> {
  const ids = [...new Set(goods)];
  const { rows } = await sql<Good>`
    select 'material' as kind, id, name, measure_id from materials
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])
    union all
    select 'product', id, name, measure_id from products
    where company_id = ${trx.companyId} and id = any(${ids}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a good is called; one that was withdrawn too. */
export async function readName(trx: CompanyTransaction, { id }: GoodRef): Promise<string> {
  const good = (await readNames(trx, [id])).get(id);
  if (!good) throw new Error('a good of a formula is withdrawn and never removed');
  return good.name;
}

/** What formulas make and take, by ids. */
export const goodsOf = (formulas: readonly Pick<CostedFormula, 'makes' | 'lines'>[]): string[] =>
  formulas.flatMap(({ makes, lines }) => [makes, ...lines.map(({ good }) => good)]);
