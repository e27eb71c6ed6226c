import { sql } from 'kysely';
import type { CompanyTransaction } from '../../database/connect.ts';
import { orNotFound } from '../../errors/api-error.ts';
import type { PictureBytes } from '../../pictures/read-picture.ts';
import { readChosen } from '../list-public-products.ts';

/** Pixels of the longer side. The smallest and the largest are as they are stored. */
export const SHOWN_WIDTHS = ['160', '360', '640'] as const;
export type ShownWidth = (typeof SHOWN_WIDTHS)[number];

/**
 * A picture of a product that the store shows, as it is stored: the middle width is drawn of the largest (draw-middle.ts).
 *
 * @throws ApiError 404 for any other, of this company or of another one
 */
export async function findShownPicture(
  trx: CompanyTransaction,
  hash: string,
  width: ShownWidth,
): Promise<PictureBytes> {
  const size = width === '160' ? 'small' : 'large';
  const bytes = sql.ref(size);
  const { rows } = await sql<PictureBytes & { product_id: string }>`
    select product_id, type, ${bytes} as bytes from product_pictures
    where company_id = ${trx.companyId} and hash = ${hash}
    union all
    select s.id, p.type, p.${bytes} from store_pictures p
    join store_products s on s.company_id = p.company_id and s.images @> array[p.hash]
    where p.company_id = ${trx.companyId} and p.hash = ${hash}`.execute(trx);
  const shown = await readChosen(
    trx,
    rows.map(({ product_id }) => product_id),
  );
  return orNotFound(rows.find(({ product_id }) => shown.some(({ id }) => id === product_id)));
}
