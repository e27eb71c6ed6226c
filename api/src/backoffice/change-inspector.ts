import type { CallOutput, changeInspector as ChangeInspector } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Session } from '../access/admit.ts';
import type { Database } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Puts an inspector with all their sessions into a company, for a reason that its owner reads, or into none. It counts from their
 * next request on.
 *
 * @throws ApiError 404 for no such company; 400 with `required` on `reason`
 */
export async function changeInspector(
  backoffice: Database,
  session: Session,
  { company_id: companyId, reason }: z.output<typeof ChangeInspector.body>,
): Promise<CallOutput<typeof ChangeInspector>> {
  if (companyId !== null && reason === undefined) {
    throw new ApiError('ERROR_VALIDATION', { fields: { reason: 'required' } });
  }
  const { rows } = await sql<{ switched: boolean }>`
    select switch_inspector(${session.userId}, ${companyId}::uuid, ${reason ?? ''}) as switched`.execute(
    backoffice,
  );
  if (!rows[0]?.switched) throw new ApiError('ERROR_NOT_FOUND');
  if (!companyId) return { company: null };
  const company = await backoffice
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { company };
}
