import type { CompanyTransaction } from '../database/connect.ts';

/** A line of a draft, as it is received. */
export interface ReceiptLine {
  id: string;
  /** A product or a material: the other is null. */
  product_id: string | null;
  material_id: string | null;
  /** Of a material. */
  unit: unknown;
  presentation: unknown;
  units: string;
  total: string | null;
  discount_share: string;
  expenses_share: string;
  landed_unit_cost: string | null;
  lot: string | null;
  expires_on: string | null;
}

/** The lines of a purchase that is locked, in their order. */
export function readReceiptLines(trx: CompanyTransaction, id: string): Promise<ReceiptLine[]> {
  return trx
    .selectFrom('purchase_lines')
    .select(['id', 'product_id', 'material_id', 'unit', 'presentation', 'units', 'total', 'landed_unit_cost'])
    .select(['discount_share', 'expenses_share', 'lot', 'expires_on'])
    .where('purchase_id', '=', id)
    .orderBy('position')
    .execute();
}
