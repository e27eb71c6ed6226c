import { FORMULA_PICTURES_MAX_BYTES, type ProductPicture } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../database/connect.ts';
import { keepNamedPicture } from '../../../pictures/keep-named-picture.ts';
import { inTurn } from '../check-formula.ts';

/**
 * Keeps a picture for a step of a formula that is saved after it.
 *
 * @param quota bytes that the pictures of the company's formulas may take
 * @throws ApiError 400 as keepNamedPicture
 */
export function keepFormulaPicture(
  trx: CompanyTransaction,
  picture: ProductPicture,
  quota: number = FORMULA_PICTURES_MAX_BYTES,
): Promise<{ image: string }> {
  return keepNamedPicture(trx, picture, {
    ...{ table: 'formula_pictures', quota, inTurn },
    isNamed: ({ companyId }) =>
      sql<boolean>`exists (select from formula_steps s where s.company_id = ${companyId} and s.image = p.hash)`,
  });
}
