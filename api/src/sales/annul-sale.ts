import { exact, toMoney, toQuantity } from '@cuadra/shared/domain';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { addDailyFigures } from './daily-figures.ts';
import { cashSessionFor, lockSale, readSoldLines, returnedDebt } from './lock-sale.ts';
import { writeCounterEntries } from './write-counter-entries.ts';

/**
 * Undoes a sale: its number stays, and what of its goods, its debt and its money had not come back yet comes back now.
 * The money goes out as it came in, method by method (see `readCashCounts`). Annulled again, nothing happens and the
 * first reason stays.
 *
 * @throws ApiError 404
 */
export async function annulSale(
  trx: CompanyTransaction,
  session: CompanySession,
  id: string,
  reason: string,
): Promise<void> {
  const user = await actingUser(trx, session);
  const sale = await lockSale(trx, id);
  if (sale.status === 'annulled') return;
  const lines = await readSoldLines(trx, id);
  const cash_session_id = await cashSessionFor(trx, user.id, sale);
  await writeCounterEntries(trx, {
    companyId: session.companyId,
    userId: user.id,
    kind: 'annulment',
    sale,
    goods: lines.map((line) => ({
      product_id: line.product_id,
      qty: toQuantity(exact(line.qty).minus(line.returned.qty)),
    })),
    debt: toMoney(exact(sale.balance).minus(await returnedDebt(trx, id))),
    reason,
  });
  await trx.updateTable('sales').set({ status: 'annulled' }).where('id', '=', id).execute();
  await trx
    .insertInto('sale_annulments')
    .values({
      company_id: session.companyId,
      sale_id: id,
      reason,
      user_id: user.id,
      user_name: user.name,
      cash_session_id,
    })
    .execute();
  await addDailyFigures(trx, session.companyId, { kind: 'annulment', saleId: id });
}
