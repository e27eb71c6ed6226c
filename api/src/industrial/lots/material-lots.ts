import { exact, lotsLeft } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';

/** A lot of a material of which something is left. */
export interface LotLeft {
  lot: string | null;
  expires_on: string | null;
  left: string;
}

interface LotRow {
  id: string;
  /** What there is of the material. */
  qty: string;
  lot: string | null;
  expires_on: string | null;
  units: string;
}

/** What is left of each lot of materials, first expired first, as `listMaterialLots` tells it of one. */
export async function readMaterialLots(
  trx: CompanyTransaction,
  ids: readonly string[],
): Promise<Map<string, LotLeft[]>> {
  const { rows } = await sql<LotRow>`
    select m.id, m.qty, v.lot, v.expires_on, sum(v.qty) as units
    from material_movements v join materials m on m.company_id = v.company_id and m.id = v.material_id
    where v.company_id = ${trx.companyId} and v.material_id = any(${[...ids]}::uuid[])
      and (v.lot is not null or v.expires_on is not null)
    group by m.id, m.qty, v.lot, v.expires_on having sum(v.qty) > 0
    order by v.expires_on, v.lot`.execute(trx);
  const lots = new Map<string, LotLeft[]>();
  for (const id of new Set(rows.map((row) => row.id))) {
    const own = rows.filter((row) => row.id === id);
    lots.set(
      id,
      lotsLeft(own[0]?.qty ?? '0', own).filter(({ left }) => exact(left).gt(0)),
    );
  }
  return lots;
}

/** What an order holds of each lot: what it took by name, neither used nor given back. */
export async function readOrderLots(
  trx: CompanyTransaction,
  orderId: string,
): Promise<Map<string, LotLeft[]>> {
  const { companyId } = trx;
  const { rows } = await sql<LotLeft & { id: string }>`
    with moved as (
      select material_id as id, lot, expires_on, -qty as qty from material_movements
      where company_id = ${companyId} and order_id = ${orderId}
      union all
      select l.material_id, l.lot, l.expires_on, -l.qty from production_lots l
      join productions p on p.company_id = l.company_id and p.id = l.production_id
      where l.company_id = ${companyId} and p.order_id = ${orderId} and p.annulled_at is null and l.from_order
    )
    select id, lot, expires_on, sum(qty) as left from moved
    where lot is not null or expires_on is not null
    group by id, lot, expires_on having sum(qty) > 0 order by expires_on, lot`.execute(trx);
  const lots = new Map<string, LotLeft[]>();
  for (const { id, ...lot } of rows) lots.set(id, [...(lots.get(id) ?? []), lot]);
  return lots;
}
