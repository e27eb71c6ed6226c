import type { CompanyDetails, updateCompany as updateCall } from '@cuadra/shared/contract';
import { identificationDigits, isIdentification } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { beginEdit } from '../database/edits.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOwner } from '../roles/check-reach.ts';
import { findCompany } from './find-company.ts';

type ChangedCompany = z.output<typeof updateCall.body>;

/**
 * Changes what the company is called and prints.
 *
 * @throws ApiError 404 for another company's id; 403 for who is no Propietario; 400 for what is no RIF; 409 ERROR_EDITED
 */
export async function updateCompany(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, version, edit_id, ...changed }: ChangedCompany,
): Promise<CompanyDetails> {
  if (id !== session.companyId) throw new ApiError('ERROR_NOT_FOUND');
  if (!isOwner(session)) throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS');
  const { identification, identification_type } = changed;
  const fields: Record<string, string> = {};
  if (identification && !identification_type) fields.identification_type = 'required';
  else if (identification && identification_type && !isIdentification(identification_type, identification)) {
    fields.identification = 'not-an-identification';
  }
  if (Object.keys(fields).length > 0) throw new ApiError('ERROR_VALIDATION', { fields });
  const { companyId, userId } = session;
  // Before the store, as whoever sets that up: two that wait for each other are refused.
  const before = await trx
    .selectFrom('companies')
    .select('colour')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const edit = { version, edit_id };
  await beginEdit(trx, { table: 'companies', id, companyId, userId, edit }, () => findCompany(trx));
  await trx
    .updateTable('companies')
    .set({
      ...changed,
      legal_name: changed.legal_name || null,
      address: changed.address || null,
      phone: changed.phone || null,
      identification: identificationDigits(identification ?? '') || null,
    })
    .where('id', '=', id)
    .execute();
  if (changed.colour !== undefined && changed.colour !== before.colour) await noteColour(trx, companyId);
  return findCompany(trx);
}

/** The store's form shows the colour, too: one that was begun before must not put the old one back in silence. */
async function noteColour(trx: CompanyTransaction, companyId: string): Promise<void> {
  await trx
    .updateTable('store_settings')
    .set({ updated_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .execute();
}
