import { lotsLeft } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A lot of a material of which something is left. */
export interface MaterialLot {
  lot: string | null;
  expires_on: string | null;
  left: string;
}

interface LotRow {
  id: string;
  lot: string | null;
  expires_on: string | null;
  units: string;
}

/**
 * What is left of each lot of materials, first expired first: what came in of it without what batches took of it; and where
 * less is there than all of them together (what was thrown away is of no lot), what expires first is what is gone. What
 * started orders hold is still there.
 */
export async function readMaterialLots(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, MaterialLot[]>> {
  const { companyId } = trx;
  const { rows } = await sql<LotRow>`
    with came as (
      select material_id as id, lot, expires_on, qty from productions
      where company_id = ${companyId} and material_id = any(${[...ids]}::uuid[]) and annulled_at is null
        and num_nonnulls(lot, expires_on) > 0
      union all
      select l.material_id, l.lot, l.expires_on, -l.qty from production_lots l
      join productions p on p.company_id = l.company_id and p.id = l.production_id and p.annulled_at is null
      where l.company_id = ${companyId} and l.material_id = any(${[...ids]}::uuid[])
    )
    select id, lot, expires_on, sum(qty) as units from came group by id, lot, expires_on having sum(qty) > 0
    order by expires_on, lot`.execute(trx);
  if (rows.length === 0) return new Map();
  const there = await sql<{ id: string; qty: string }>`
    select m.id, m.qty + coalesce((select sum(t.qty) from order_takings t
      where t.company_id = m.company_id and t.material_id = m.id), 0) as qty
    from materials m where m.company_id = ${companyId} and m.id = any(${[...ids]}::uuid[])`.execute(trx);
  const lots = new Map<string, MaterialLot[]>();
  for (const { id, qty } of there.rows) {
    const own = rows.filter((row) => row.id === id);
    lots.set(
      id,
      lotsLeft(qty, own).map(({ lot, expires_on, left }) => ({ lot, expires_on, left })),
    );
  }
  return lots;
}
