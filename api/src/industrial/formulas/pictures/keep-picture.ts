import { FORMULA_PICTURES_MAX_BYTES, type ProductPicture } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../database/connect.ts';
import { refused } from '../../../pictures/read-picture.ts';
import { readSizes } from '../../../pictures/read-sizes.ts';
import { inTurn } from '../check-formula.ts';

/**
 * Keeps a picture for a step of a formula that is saved after it. Sent again it is the same one.
 *
 * @param quota bytes that the pictures of the company's formulas may take
 * @throws ApiError 400 with `not-a-picture` or `too-large` on `large` or `small`, `quota` on `large` where they would take more
 */
export async function keepFormulaPicture(
  trx: CompanyTransaction,
  picture: ProductPicture,
  quota: number = FORMULA_PICTURES_MAX_BYTES,
): Promise<{ image: string }> {
  const row = readSizes(picture);
  // Nobody saves a formula meanwhile that names what is taken away here, and no two fit into what is left of the quota.
  await inTurn(trx);
  const wanted = row.large.length + row.small.length;
  if (!(await fits(trx, row.hash, wanted, quota))) {
    await removeUnused(trx);
    if (!(await fits(trx, row.hash, wanted, quota))) throw refused('large', 'quota');
  }
  await trx
    .insertInto('formula_pictures')
    .values({ company_id: trx.companyId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'hash']).doUpdateSet({ sent_at: sql<Date>`clock_timestamp()` }),
    )
    .execute();
  return { image: row.hash };
}

async function fits(trx: CompanyTransaction, hash: string, wanted: number, quota: number): Promise<boolean> {
  const { taken } = await trx
    .selectFrom('formula_pictures')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('taken'))
    .where('hash', '<>', hash)
    .executeTakeFirstOrThrow();
  return Number(taken) + wanted <= quota;
}

/** Of forms that were never saved: they give way once there is no room, a day after they were sent. */
async function removeUnused(trx: CompanyTransaction): Promise<void> {
  await sql`
    delete from formula_pictures p
    where p.company_id = ${trx.companyId} and p.sent_at < now() - interval '1 day'
      and not exists (select from formula_steps s where s.company_id = ${trx.companyId} and s.image = p.hash)`.execute(
    trx,
  );
}
