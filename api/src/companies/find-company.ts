import type { CompanyDetails } from '@cuadra/shared/contract';
import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { identificationType } from '../access/user.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { ApiError } from '../errors/api-error.ts';

/** The company of the transaction; its owner is the first of its Propietarios. */
export async function findCompany(trx: CompanyTransaction): Promise<CompanyDetails> {
  const company = await trx
    .selectFrom('companies')
    .select(['id', 'name', 'legal_name', 'identification', 'identification_type', 'address', 'country'])
    .select([
      'phone',
      'logo',
      'colour',
      'ticket_header',
      'ticket_footer',
      'paper_width',
      'has_fiscal_documents',
    ])
    .select('version')
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
