import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

export interface Room {
  companyId: string;
  /** Whose picture is replaced. */
  id: string;
  /** Bytes. */
  wanted: number;
  quota: number;
}

/**
 * Makes room for a picture in the company's quota. Those of withdrawn products are kept as long as there is room, since a
 * withdrawal can be undone, and give way to the first that has none.
 *
 * @returns whether it fits
 */
export async function makeRoom(trx: CompanyTransaction, room: Room): Promise<boolean> {
  if (await fits(trx, room)) return true;
  await sql`
    with gone as (
      delete from product_pictures i using products p
      where i.company_id = ${room.companyId} and p.company_id = i.company_id and p.id = i.product_id
        and p.deleted_at is not null
      returning i.product_id)
    update products set image = null where company_id = ${room.companyId} and id in (select product_id from gone)`.execute(
    trx,
  );
  return fits(trx, room);
}

async function fits(trx: CompanyTransaction, { companyId, id, wanted, quota }: Room): Promise<boolean> {
  const { taken } = await trx
    .selectFrom('product_pictures')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('taken'))
    .where('company_id', '=', companyId)
    .where('product_id', '<>', id)
    .executeTakeFirstOrThrow();
  return Number(taken) + wanted <= quota;
}
