import type { MaterialLot } from '@cuadra/shared/contract';
import { companyDay, daysBetween, exact, lotsLeft, toQuantity } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findMaterial } from './find-material.ts';

interface LotRow {
  lot: string | null;
  expires_on: string | null;
  units: string;
}

/**
 * The lots of a material of which something is left. What went out of a lot by its name is gone from it; of all else that went
 * out nobody said which it was: it was what expires first (see `lotsLeft`).
 *
 * @throws ApiError 404
 */
export async function listMaterialLots(
  trx: CompanyTransaction,
  materialId: string,
): Promise<{ items: MaterialLot[] }> {
  const { qty } = await findMaterial(trx, materialId);
  const { rows } = await sql<LotRow>`
    select lot, expires_on, sum(qty) as units from material_movements
    where company_id = ${trx.companyId} and material_id = ${materialId} and (lot is not null or expires_on is not null)
    group by lot, expires_on having sum(qty) > 0 order by expires_on, lot`.execute(trx);
  const today = companyDay(currentTime());
  const items = lotsLeft(qty, rows)
    .filter(({ left }) => exact(left).gt(0))
    .map(({ lot, expires_on, units, left }) => ({
      ...{ lot, expires_on, units: toQuantity(units), left },
      days_left: expires_on === null ? null : daysBetween(today, expires_on),
    }));
  return { items };
}
