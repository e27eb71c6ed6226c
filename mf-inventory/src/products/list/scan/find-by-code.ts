import { api } from '@cuadra/shared/client';
import { hasCode } from './has-code.ts';

/** A code is of one product, or of two where one's own code is another's barcode; names hold it, too. */
const ROWS = 20;

/** The product that has a code of its own, as a barcode or on a pack; undefined where nobody has. @throws ApiError */
export async function findByCode(code: string) {
  const { items } = await api('GET /products', { query: { search: code, limit: ROWS } });
  return items.find((item) => hasCode(item, code));
}
