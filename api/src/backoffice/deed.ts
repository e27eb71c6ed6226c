import type { BackofficeClient } from '@cuadra/shared/contract';
import type { RawBuilder } from 'kysely';
import type { AppContext } from '../app/context.ts';
import { withCompany } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { endOrdersOfClosedStore } from '../store/expire-orders.ts';
import { findBackofficeClient } from './find-backoffice-client.ts';

/** What the functions of the database that do something to a company answer (migrations 0128 and 0129). */
type Outcome = 'done' | 'changed' | 'unknown-plan' | null;

/** What a client says along with what is to be done. */
export interface Deed {
  seen: string;
  request_id: string;
}

/**
 * Does something to a company, once: the database holds it against what was seen, does it and writes its line of the log in
 * one transaction. Orders of an online store that nobody can look after any more are cancelled then.
 *
 * @param call a query with the outcome as `outcome`
 * @returns the company as it stands afterwards
 * @throws ApiError 404 for no such company; 409 where it stands otherwise than it was seen; 400 with `unknown-plan` on `plan`
 */
export async function doToCompany(
  { db, backoffice }: Pick<AppContext, 'db' | 'backoffice'>,
  companyId: string,
  call: RawBuilder<{ outcome: Outcome }>,
): Promise<BackofficeClient> {
  const { rows } = await call.execute(backoffice);
  const outcome = rows[0]?.outcome ?? null;
  if (outcome === null) throw new ApiError('ERROR_NOT_FOUND');
  if (outcome === 'changed') throw new ApiError('ERROR_CONFLICT');
  if (outcome === 'unknown-plan')
    throw new ApiError('ERROR_VALIDATION', { fields: { plan: 'unknown-plan' } });
  await withCompany(db, companyId, (trx) => endOrdersOfClosedStore(trx, companyId));
  return findBackofficeClient({ db, backoffice }, companyId);
}
