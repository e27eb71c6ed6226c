import { builtInRole, exact, NO_DISCOUNT_LIMIT, USUAL_DISCOUNT_LIMIT } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';

/** Percent of a line that a user of the company may take off, by the role that they have now; none for who has no role. */
export async function findDiscountLimit(
  trx: CompanyTransaction,
  companyId: string,
  userId: string,
): Promise<string> {
  const row = await trx
    .selectFrom('users as u')
    .leftJoin('roles as r', (join) =>
      join.onRef('r.company_id', '=', 'u.company_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.role_id', 'r.max_discount'])
    .where('u.company_id', '=', companyId)
    .where('u.id', '=', userId)
    .executeTakeFirst();
  // An inspector, who sells nothing.
  if (!row) return NO_DISCOUNT_LIMIT;
  return builtInRole(row.role_id)?.max_discount ?? toLimit(row.max_discount ?? USUAL_DISCOUNT_LIMIT);
}

/** As it travels: `10.00` is `10`. */
export function toLimit(percent: string): string {
  return exact(percent).toFixed();
}
