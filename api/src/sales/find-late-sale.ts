import type { LateSale } from '@cuadra/shared/contract';
import { LATE_REASONS } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';

interface LateRow {
  told_at: Date;
  received_at: Date;
  reasons: string[];
  reviewed_at: Date | null;
  reviewed_by_name: string | null;
  device: string | null;
  sent_by: string | null;
}

/** What is known of a sale that was sent later than it was made; undefined of one that was not. */
export async function findLateSale(trx: CompanyTransaction, id: string): Promise<LateSale | undefined> {
  const { rows } = await sql<LateRow>`
    select l.told_at, l.received_at, l.reasons, l.reviewed_at, l.reviewed_by_name, d.name as device, u.name as sent_by
    from late_sales l
    join sales s on s.company_id = l.company_id and s.id = l.sale_id
    left join devices d on d.company_id = l.company_id and d.id = l.device_id
    left join users u on u.company_id = s.company_id and u.id = coalesce(s.sent_by, s.seller_id)
    where l.company_id = current_company() and l.sale_id = ${id}`.execute(trx);
  const row = rows[0];
  if (!row) return undefined;
  return {
    told_at: row.told_at.toISOString(),
    received_at: row.received_at.toISOString(),
    sent_by: row.sent_by,
    device: row.device,
    reasons: row.reasons.map((reason) => oneOf(LATE_REASONS, reason)),
    review: row.reviewed_at && { create_at: row.reviewed_at.toISOString(), user: row.reviewed_by_name },
  };
}
