import {
  type findPublicDisplay as Call,
  DISPLAY_SILENCE,
  type DisplayShop,
  DisplaySnapshot,
  type findDisplayPicture as PictureCall,
  type PublicDisplay,
} from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import { hashToken } from '../access/token.ts';
import { findPicture } from '../catalogue/pictures/find-picture.ts';
import { type CompanyTransaction, type Database, withCompany } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';

/**
 * What a till shows, for who has the secret of one of its addresses. Of an address that ended, was changed or never was, of a
 * till that closed and of a company that does not pay, nothing is told, and all of them alike.
 *
 * @throws ApiError 404
 */
export async function findPublicDisplay(
  db: Database,
  { token, with_shop }: z.output<typeof Call.body>,
): Promise<PublicDisplay> {
  const hash = hashToken(token);
  return withCompany(db, await companyOf(db, hash), async (trx) => {
    const snapshot = await readDisplay(trx, hash);
    return { watch: hash.toString('hex'), snapshot, shop: with_shop ? await readShop(trx) : null };
  });
}

/**
 * The picture of a line that a till shows at this moment, small: of no other product, so that an address opens no catalogue.
 *
 * @throws ApiError 404
 */
export async function findDisplayPicture(
  db: Database,
  { token, image }: z.output<typeof PictureCall.body>,
): Promise<{ image: string }> {
  const hash = hashToken(token);
  return withCompany(db, await companyOf(db, hash), async (trx) => {
    const snapshot = await readDisplay(trx, hash);
    if (!snapshot?.lines.some(({ tile }) => tile?.image === image)) throw new ApiError('ERROR_NOT_FOUND');
    return findPicture(trx, trx.companyId, image, 'small');
  });
}

/**
 * Whose a display is, for who wants to be told of its changes.
 *
 * @param watch as it was read
 * @throws ApiError 404
 */
export async function companyOfDisplay(db: Database, watch: string): Promise<string> {
  return companyOf(db, Buffer.from(watch, 'hex'));
}

async function companyOf(db: Database, hash: Buffer): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`
    select company_of_display(${hash}) as id`.execute(db);
  return orNotFound(rows[0]?.id);
}

/** Noted as looked at: once a minute, so that reading it again and again writes nothing. */
async function readDisplay(trx: CompanyTransaction, hash: Buffer): Promise<DisplaySnapshot | null> {
  const { rows } = await sql<{ snapshot: unknown; is_heard: boolean | null }>`
    select snapshot, shown_at > now() - ${DISPLAY_SILENCE} * interval '1 second' as is_heard from displays
    where company_id = ${trx.companyId} and token_hash = ${hash} and expires_at > now()`.execute(trx);
  await sql`
    update displays set last_seen_at = now()
    where company_id = ${trx.companyId} and token_hash = ${hash}
      and (last_seen_at is null or last_seen_at < now() - interval '1 minute')`.execute(trx);
  const { snapshot, is_heard } = orNotFound(rows[0]);
  // A version before may have written it; what is no snapshot any more is shown as rest.
  const known = is_heard ? DisplaySnapshot.safeParse(snapshot) : undefined;
  return known?.success ? known.data : null;
}

async function readShop(trx: CompanyTransaction): Promise<DisplayShop> {
  return trx
    .selectFrom('companies')
    .where('id', '=', trx.companyId)
    .select(['name', 'logo', 'colour'])
    .executeTakeFirstOrThrow();
}
