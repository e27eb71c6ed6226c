import { companyDay, sum, toMoney, toRate } from '@cuadra/shared/domain';
import type { CompanyTransaction } from '../database/connect.ts';
import type { Buying, DemoPurchase, DemoReceipt, DemoSupplierPayment } from './buying.ts';
import type { DemoHistory } from './history.ts';
import { DEMO_COMPANY, DEMO_TEAM } from './identity.ts';
import { insertRows } from './insert-rows.ts';

const company_id = DEMO_COMPANY.id;
const user_id = DEMO_TEAM.manager.id;
/** A request that nobody sends again. */
const NO_HASH = '\\x00';

/** Writes whom the shop buys from, what came of them and what they are owed; the stock that came is in the ledger's movements. */
export async function writePurchases(
  trx: CompanyTransaction,
  { buying, openedAt }: Pick<DemoHistory, 'buying' | 'openedAt'>,
): Promise<void> {
  const { purchases, payments, movements, suppliers } = buying;
  const created_at = openedAt.toISOString();
  await insertRows(
    trx,
    'suppliers',
    suppliers.all.map(({ id, name, identification, phone, address, credit_days }) => ({
      ...{ company_id, id, name, identification, identification_type: 'J', phone, email: null, address },
      ...{ note: '', credit_days, request_hash: NO_HASH, created_at, updated_at: created_at },
    })),
  );
  await insertRows(trx, 'purchases', purchases.map(numbered(purchases)));
  await insertRows(trx, 'purchase_lines', purchases.flatMap(lineRows));
  await insertRows(
    trx,
    'purchase_products',
    purchases.flatMap(({ id, receipt }) => (receipt?.products ?? []).map(productRow(id))),
  );
  await insertRows(trx, 'supplier_payments', payments.map(paymentRow));
  await insertRows(
    trx,
    'supplier_payment_tenders',
    payments.flatMap(({ id: payment_id, checked }) =>
      checked.tenders.map((tender, position) => ({ company_id, payment_id, position, ...tender })),
    ),
  );
  await insertRows(
    trx,
    'supplier_movements',
    movements.map(({ at, ...movement }) => ({
      ...{ company_id, ...movement, note: '', user_id, created_at: at.toISOString() },
    })),
  );
  await insertRows(trx, 'supplier_balances', balanceRows(buying));
  const last = purchases.filter(({ receipt }) => receipt).length;
  await insertRows(trx, 'counters', [{ company_id, name: 'purchases', last: String(last) }]);
}

/** Numbers count what was received. */
function numbered(purchases: readonly DemoPurchase[]) {
  const received = purchases.filter(({ receipt }) => receipt);
  return (purchase: DemoPurchase) => {
    const { id, supplier, currency, invoice_number, due_on, lines, figures, at, receipt } = purchase;
    const created_at = at.toISOString();
    return {
      ...{ company_id, id, supplier_id: supplier.id, invoice_number, due_on, currency, created_at },
      invoice_on: receipt ? companyDay(at) : null,
      ...{ main: 'VES', alternative: 'USD', rate: receipt ? toRate(receipt.rate.rate) : null },
      ...{ rate_id: receipt?.rate.id ?? null, discount: '0', expenses: '0', expenses_on_invoice: false },
      ...{ subtotal: figures.subtotal, total: figures.total, paid: receipt?.paid ?? '0' },
      ...{ line_count: lines.length, has_costs: true, note: '', request_hash: NO_HASH, version: 1 },
      ...{ created_by: user_id, state: receipt ? 'received' : 'draft', receive_id: receipt?.id ?? null },
      number: receipt ? received.indexOf(purchase) + 1 : null,
      received_at: receipt ? created_at : null,
      received_by: receipt ? user_id : null,
    };
  };
}

function lineRows({ id: purchase_id, lines, figures }: DemoPurchase) {
  return lines.map((line, position) => {
    const worked = figures.lines[position];
    if (!worked) throw new RangeError('each line has its figures');
    return { company_id, purchase_id, position, presentation: null, discount: '0', ...line, ...worked };
  });
}

function productRow(purchase_id: string) {
  return ({ product, units, made }: DemoReceipt) => ({
    ...{ company_id, purchase_id, product_id: product.id, units, costed: made.costed, landed: made.landed },
    ...{ cost_currency: product.cost_currency, stock_before: product.qty },
    ...{ cost_before: product.cost, cost_after: made.cost },
    ...{ average_before: product.average_cost, average_after: made.average_cost },
    prices_before: {
      ...{ is_fixed_price: product.is_fixed_price, price: product.price },
      ...{ price_currency: product.price_currency, presentations: [], wholesale: null },
    },
  });
}

function paymentRow({ id, supplierId, purchaseId, checked, requestHash, at }: DemoSupplierPayment) {
  const { pair, rate_id, amount, currency, balance, rounding } = checked;
  return {
    ...{ company_id, id, supplier_id: supplierId, purchase_id: purchaseId, amount, currency, balance },
    ...{ main: pair.main, alternative: pair.alternative, rate: String(pair.rate), rate_id, rounding },
    ...{ note: '', user_id, request_hash: `\\x${requestHash.toString('hex')}` },
    created_at: at.toISOString(),
  };
}

function balanceRows({ movements, suppliers }: Buying) {
  return suppliers.all.flatMap(({ id: supplier_id }) => {
    const own = movements.filter((movement) => movement.supplier_id === supplier_id);
    return [...new Set(own.map(({ currency }) => currency))].map((currency) => ({
      ...{ company_id, supplier_id, currency },
      amount: toMoney(sum(own.filter((one) => one.currency === currency).map(({ amount }) => amount))),
    }));
  });
}
