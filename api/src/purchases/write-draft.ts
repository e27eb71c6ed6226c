import type { CompanyTransaction } from '../database/connect.ts';
import type { CheckedDraft, PurchaseDraft } from './draft.ts';

/** The columns of a draft that what somebody writes decides. */
export function draftColumns(draft: PurchaseDraft, { main, alternative, figures, hasCosts }: CheckedDraft) {
  const { lines, ...columns } = draft;
  return {
    ...columns,
    ...{ main, alternative, has_costs: hasCosts, line_count: lines.length },
    ...{ subtotal: figures.subtotal, total: figures.total },
  };
}

/** Writes the lines of a draft that has none. */
export async function writeLines(
  trx: CompanyTransaction,
  { companyId, id }: { companyId: string; id: string },
  { lines }: PurchaseDraft,
  { presentations, figures }: CheckedDraft,
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ presentation_id: _, unit, ...line }, position) => {
    const presentation = presentations[position] ?? null;
    const worked = figures.lines[position];
    if (!worked) throw new Error('each line has its figures');
    return {
      ...line,
      ...{ company_id: companyId, purchase_id: id, position },
      presentation: presentation && JSON.stringify(presentation),
      unit: unit && JSON.stringify(unit),
      ...{ units: worked.units, total: worked.total, landed_unit_cost: worked.landed_unit_cost },
      ...{ discount_share: worked.discount_share, expenses_share: worked.expenses_share },
    };
  });
  await trx.insertInto('purchase_lines').values(rows).execute();
}
