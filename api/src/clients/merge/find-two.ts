import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { ApiError, orNotFound } from '../../errors/api-error.ts';

interface Record {
  id: string;
  merged_into: string | null;
  isThere: boolean;
}

/**
 * The two records that are to be one, held in the order of their ids, so that two people who merge them at once, either way
 * round, come one after the other.
 *
 * @returns whether the other one was merged into this one already
 * @throws ApiError 404; 400 with `other_id`: `same`, `unknown`; 409 ERROR_CONFLICT with `already-merged`
 */
export async function holdTwo(trx: CompanyTransaction, id: string, otherId: string): Promise<boolean> {
  if (id === otherId) throw new ApiError('ERROR_VALIDATION', { fields: { other_id: 'same' } });
  const { rows } = await sql<Record>`
    select id, merged_into, deleted_at is null as "isThere" from clients
    where company_id = ${trx.companyId} and id = any(${[id, otherId]}::text[]) order by id for update`.execute(
    trx,
  );
  const one = orNotFound(rows.find((row) => row.id === id));
  const other = rows.find((row) => row.id === otherId);
  if (one.merged_into !== null) throw alreadyMerged();
  orNotFound(one.isThere || undefined);
  if (other?.merged_into === id) return true;
  if (other && other.merged_into !== null) throw alreadyMerged();
  if (!other?.isThere) throw new ApiError('ERROR_VALIDATION', { fields: { other_id: 'unknown' } });
  return false;
}

function alreadyMerged(): ApiError {
  return new ApiError('ERROR_CONFLICT', { fields: { other_id: 'already-merged' } });
}
