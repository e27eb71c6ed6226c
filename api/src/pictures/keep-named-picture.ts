import type { ProductPicture } from '@cuadra/shared/contract';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { refused } from './read-picture.ts';
import { readSizes } from './read-sizes.ts';

/** Pictures that are sent first and then named by their hash, by what is saved after them. */
export interface NamedPictures {
  table: 'formula_pictures' | 'store_pictures';
  /** Bytes that those of a company may take. */
  quota: number;
  /** Holds the transaction until no other one of the company sends such pictures, or saves what names them. */
  inTurn: (trx: CompanyTransaction) => Promise<void>;
  /** Whether anything of the company names the picture `p`. */
  isNamed: (trx: CompanyTransaction) => RawBuilder<boolean>;
}

/**
 * Keeps a picture for what is saved after it. Sent again it is the same one.
 *
 * @throws ApiError 400 with `not-a-picture` or `too-large` on `large` or `small`, `quota` on `large` where they would take more
 */
export async function keepNamedPicture(
  trx: CompanyTransaction,
  picture: ProductPicture,
  kept: NamedPictures,
): Promise<{ image: string }> {
  const row = readSizes(picture);
  // Nobody saves meanwhile what names a picture that is taken away here, and no two fit into what is left of the quota.
  await kept.inTurn(trx);
  const wanted = row.large.length + row.small.length;
  if (!(await fits(trx, row.hash, wanted, kept))) {
    await removeUnused(trx, kept);
    if (!(await fits(trx, row.hash, wanted, kept))) throw refused('large', 'quota');
  }
  await sql`
    insert into ${sql.table(kept.table)} (company_id, hash, type, large, small)
    values (${trx.companyId}, ${row.hash}, ${row.type}, ${row.large}, ${row.small})
    on conflict (company_id, hash) do update set sent_at = clock_timestamp()`.execute(trx);
  return { image: row.hash };
}

async function fits(
  trx: CompanyTransaction,
  hash: string,
  wanted: number,
  { table, quota }: NamedPictures,
): Promise<boolean> {
  const { rows } = await sql<{ taken: string }>`
    select coalesce(sum(bytes), 0) as taken from ${sql.table(table)}
    where company_id = ${trx.companyId} and hash <> ${hash}`.execute(trx);
  return Number(rows[0]?.taken) + wanted <= quota;
}

/** Of forms that were never saved: they give way once there is no room, a day after they were sent. */
async function removeUnused(trx: CompanyTransaction, { table, isNamed }: NamedPictures): Promise<void> {
  await sql`
    delete from ${sql.table(table)} p
    where p.company_id = ${trx.companyId} and p.sent_at < now() - interval '1 day' and not ${isNamed(trx)}`.execute(
    trx,
  );
}
