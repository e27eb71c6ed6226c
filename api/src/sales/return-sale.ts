import type { SaleReturn } from '@cuadra/shared/contract';
import { exact, newId, returnedCost, toMoney } from '@cuadra/shared/domain';
import { actingUser } from '../access/acting-user.ts';
import type { CompanySession } from '../access/admit.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { findRequest, hashRequest, isRepeated } from '../database/request-hash.ts';
import { ApiError, orNotFound } from '../errors/api-error.ts';
import { checkReturnedLines, checkReturnedMoney, type ReturnDraft } from './check-return.ts';
import { checkTenders } from './check-tenders.ts';
import { addDailyFigures } from './daily-figures.ts';
import { findReturns } from './find-returns.ts';
import { cashSessionFor, lockSale, readSoldLines, receivedFor, returnedDebt } from './lock-sale.ts';
import { writeCounterEntries } from './write-counter-entries.ts';

/**
 * Takes goods of a sale back, at its prices and its rate. What they are worth comes first off the debt that the sale
 * left; the rest is paid back. The same id again answers the first result; of two side by side the later one breaks
 * `sale_returns_pkey`: see `withCompanyOnce`.
 *
 * @throws ApiError 404; 409 ERROR_CONFLICT for an annulled sale, or for an id used with another body; 400 with the field
 */
export async function returnSale(
  trx: CompanyTransaction,
  session: CompanySession,
  saleId: string,
  draft: ReturnDraft,
): Promise<SaleReturn> {
  const user = await actingUser(trx, session);
  const sale = await lockSale(trx, saleId);
  const id = draft.id ?? newId();
  const requestHash = hashRequest([saleId, draft]);
  if (isRepeated(await findRequest(trx, 'sale_returns', draft.id), requestHash)) {
    return findReturn(trx, saleId, id);
  }
  if (sale.status === 'annulled') throw new ApiError('ERROR_CONFLICT', { fields: { status: 'annulled' } });

  const pair = { main: sale.main, alternative: sale.alternative, rate: sale.rate, inverse: sale.inverse };
  const lines = checkReturnedLines(draft, await readSoldLines(trx, saleId));
  const payments = checkTenders('payments', draft.payments, { methods: await readMethods(trx, draft) }, pair);
  const money = checkReturnedMoney(lines, payments, pair, {
    debtLeft: toMoney(exact(sale.balance).minus(await returnedDebt(trx, saleId))),
    debtCurrency: sale.balance_currency,
    received: await receivedFor(trx, saleId),
  });
  const cash_session_id = await cashSessionFor(trx, user.id, sale);
  await writeCounterEntries(trx, {
    companyId: session.companyId,
    userId: user.id,
    kind: 'return',
    sale,
    goods: lines.map(({ line, qty }) => ({ product_id: line.product_id, qty })),
    debt: money.debt,
    reason: draft.reason,
  });
  const company_id = session.companyId;
  await trx
    .insertInto('sale_returns')
    .values({
      ...{ company_id, id, sale_id: saleId, ...money, debt_currency: sale.balance_currency },
      ...{ reason: draft.reason, user_id: user.id, user_name: user.name, cash_session_id },
      request_hash: requestHash,
    })
    .execute();
  await trx
    .insertInto('sale_return_lines')
    .values(
      lines.map(({ line, qty, total, total_alternative }, position) => ({
        ...{ company_id, return_id: id, position, line_id: line.id, product_id: line.product_id },
        ...{ name: line.name, qty, total, total_alternative, ...returnedCost(line, qty) },
      })),
    )
    .execute();
  if (payments.length > 0) {
    await trx
      .insertInto('sale_return_tenders')
      .values(payments.map((tender, position) => ({ company_id, return_id: id, position, ...tender })))
      .execute();
  }
  await addDailyFigures(trx, company_id, { kind: 'return', saleId, id });
  return findReturn(trx, saleId, id);
}

async function findReturn(trx: CompanyTransaction, saleId: string, id: string): Promise<SaleReturn> {
  return orNotFound((await findReturns(trx, saleId)).find((one) => one.id === id));
}

async function readMethods(trx: CompanyTransaction, draft: ReturnDraft) {
  const rows = await trx
    .selectFrom('payment_methods')
    .select(['id', 'name', 'currency', 'needs_reference'])
    .where((eb) =>
      eb('id', '=', eb.fn.any(eb.val(draft.payments.map(({ payment_method_id }) => payment_method_id)))),
    )
    // Who removes one of them waits, and finds it in use.
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
