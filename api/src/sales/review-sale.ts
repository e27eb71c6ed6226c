import { sql } from 'kysely';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';

/**
 * Notes that somebody has looked at what is wrong with a late sale. Done again it stays as it was.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT for a sale with nothing to look at
 */
export async function reviewSale(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
): Promise<void> {
  const { companyId } = session;
  const user = await actingUser(trx, session);
  const { rows } = await sql<{ isMarked: boolean }>`
    select l.reasons <> '{}' as "isMarked" from sales s
    left join late_sales l on l.company_id = s.company_id and l.sale_id = s.id
    where s.company_id = ${companyId} and s.id = ${id}`.execute(trx);
  if (!orNotFound(rows[0]).isMarked)
    throw new ApiError('ERROR_CONFLICT', { fields: { id: 'nothing-to-review' } });
  await sql`
    update late_sales set reviewed_at = now(), reviewed_by = ${user.id}, reviewed_by_name = ${user.name}
    where company_id = ${companyId} and sale_id = ${id} and reviewed_at is null`.execute(trx);
}
