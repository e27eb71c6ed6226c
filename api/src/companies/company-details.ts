import type { CompanyDetails, updateCompany as updateCall } from '@cuadra/shared/contract';
import { identificationDigits, isIdentification, OWNER_ROLE_ID } from '@cuadra/shared/domain';
import type { z } from 'zod';
import type { CompanySession } from '../access/admit.ts';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';
import { isOwner } from '../roles/reach.ts';

type ChangedCompany = z.output<typeof updateCall.body>;

/** The company of the transaction; its owner is the first of its Propietarios. */
export async function loadCompanyDetails(trx: CompanyTransaction): Promise<CompanyDetails> {
  const company = await trx
    .selectFrom('companies')
    .select(['id', 'name', 'legal_name', 'identification', 'identification_type', 'address', 'country'])
    .select(['phone', 'logo', 'ticket_header', 'ticket_footer', 'paper_width', 'has_fiscal_documents'])
    .executeTakeFirst();
  if (!company) throw new ApiError('ERROR_WITHOUT_COMPANY');
  const owner = await trx
    .selectFrom('users')
    .select(['name', 'email', 'last_seen_at'])
    .where('role_id', '=', OWNER_ROLE_ID)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return {
    ...company,
    identification_type: identificationType(company.identification_type),
    paper_width: company.paper_width === 58 ? 58 : 80,
    owner: owner ? { ...owner, last_seen_at: owner.last_seen_at?.toISOString() ?? null } : null,
  };
}

/**
 * Changes what the company is called and prints.
 *
 * @throws ApiError 404 for another company's id; 403 for who is no Propietario; 400 for what is no RIF
 */
export async function updateCompany(
  trx: CompanyTransaction,
  session: CompanySession,
  { id, ...changed }: ChangedCompany,
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
  return loadCompanyDetails(trx);
}
