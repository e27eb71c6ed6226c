import { MATERIAL_HISTORY_DAYS, type MaterialHistory } from '@cuadra/shared/contract';
import { addDays, companyDay, sum, toQuantity, toRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findMaterial } from './find-material.ts';

interface DayRow {
  day: string;
  qty: string;
  cost: string | null;
  used: string;
}

/** What there was of a material and what one of it cost as each of the last days ended. @throws ApiError 404 */
export async function findMaterialHistory(
  trx: CompanyTransaction,
  materialId: string,
): Promise<MaterialHistory> {
  const { qty, cost_currency } = await findMaterial(trx, materialId);
  const to = companyDay(currentTime());
  const from = addDays(to, 1 - MATERIAL_HISTORY_DAYS);
  const { rows } = await sql<DayRow>`
    with moved as materialized (
      select id, company_day(created_at) as day, kind, qty, cost_after, value_currency from material_movements
      where company_id = ${trx.companyId} and material_id = ${materialId}
    ), by_day as (
      -- What a batch made of it came in, and leaves with the batch's annulment: neither is a use.
      select day, sum(qty) as qty,
        coalesce(sum(qty) filter (where (kind in ('production', 'order_start') and qty < 0)
          or (kind in ('annulment', 'order_return') and qty > 0)), 0) as used
      from moved where day >= ${from}::date group by day
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(-b.used, 0) as used,
      ${qty}::numeric
        - coalesce(sum(b.qty) over (order by d.day desc rows between unbounded preceding and 1 preceding), 0) as qty,
      (select case when m.value_currency = ${cost_currency} then m.cost_after end from moved m
        where m.day <= d.day order by m.id desc limit 1) as cost
    from (
      select g::date as day from generate_series(${from}::date, ${to}::date, interval '1 day') g
    ) d left join by_day b on b.day = d.day
    order by d.day`.execute(trx);
  return {
    cost_currency,
    days: rows.map(({ day, qty: there, cost }) => ({
      ...{ day, qty: toQuantity(there) },
      cost: cost === null ? null : toRate(cost),
    })),
    used: toQuantity(sum(rows.map(({ used }) => used))),
  };
}
