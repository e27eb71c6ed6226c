import type { FormulaDraft } from '@cuadra/shared/contract';
import type { CompanyTransaction } from '../database/connect.ts';

export async function writeFormulaLines(
  trx: CompanyTransaction,
  company_id: string,
  formula_id: string,
  lines: FormulaDraft['lines'],
): Promise<void> {
  await trx
    .insertInto('formula_lines')
    .values(lines.map((line, position) => ({ company_id, formula_id, position, ...line })))
    .execute();
}
