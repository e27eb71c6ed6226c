import type { StoreProduct } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';

/** What the store tells of a product. @throws ApiError 404 for one that is withdrawn or not there */
export async function findStoreProduct(trx: CompanyTransaction, id: string): Promise<StoreProduct> {
  const { rows } = await sql<StoreProduct>`
    select p.id, p.name, p.image, coalesce(s.description, '') as description, coalesce(s.images, '{}') as images,
      coalesce(s.version, 0) as version
    from products p left join store_products s on s.company_id = p.company_id and s.id = p.id
    where p.company_id = ${trx.companyId} and p.id = ${id} and p.deleted_at is null`.execute(trx);
  return orNotFound(rows[0]);
}
