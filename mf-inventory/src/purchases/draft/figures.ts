import { exact, type PurchaseFigures, purchaseFigures } from '@cuadra/shared/domain';
import { presentationOf } from './line-values.ts';
import type { PurchaseValues } from './purchase-values.ts';

/** What a draft comes to as it is filled in; what is no number yet counts as nothing. */
export function draftFigures({
  lines,
  discount,
  expenses,
  expenses_on_invoice,
}: Pick<PurchaseValues, 'lines' | 'discount' | 'expenses' | 'expenses_on_invoice'>): PurchaseFigures {
  return purchaseFigures(
    lines.map((line) => ({
      qty: line.qty || '0',
      factor: presentationOf(line)?.factor ?? null,
      unit_cost: line.unit_cost || null,
      discount: line.discount && exact(line.discount).lte(100) ? line.discount : '0',
    })),
    { discount: discount || '0', expenses: expenses || '0', expenses_on_invoice },
  );
}
