import { addDays, companyDay, exact } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { unitOf } from '../sales/sale-to-write.ts';
import type { DemoHistory } from './history.ts';
import { DEMO_COMPANY, DEMO_TEAM } from './identity.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoPayment } from './pay-debts.ts';
import { DEMO_ORIGIN } from './rates.ts';
import type { DemoSale } from './sell.ts';
import { writePurchases } from './write-purchases.ts';

const company_id = DEMO_COMPANY.id;

/** Writes what the days brought: rates, clients, sales and the two ledgers, with the totals that are kept beside them. */
export async function writeHistory(trx: CompanyTransaction, history: DemoHistory): Promise<void> {
  const { rates, sales, ledger } = history;
  await insertRows(
    trx,
    'exchange_rates',
    rates.map(({ id, rate, at }) => ({
      ...{ company_id, id, source: 'USD', target: 'VES', rate, origin: DEMO_ORIGIN },
      ...{ effective_at: at.toISOString(), created_at: at.toISOString() },
    })),
  );
  await writeClients(trx, history);
  await insertRows(
    trx,
    'sales',
    sales.map((sale, index) => saleRow(sale, index + 1)),
  );
  await insertRows(trx, 'sale_lines', sales.flatMap(lineRows));
  await insertRows(trx, 'sale_tenders', sales.flatMap(tenderRows));
  await insertRows(
    trx,
    'stock_movements',
    ledger.stock.map(({ at, ...movement }) => ({ company_id, ...movement, created_at: at.toISOString() })),
  );
  await insertRows(
    trx,
    'product_stock',
    [...ledger.products.values()].map(({ id, qty }) => ({ company_id, product_id: id, qty })),
  );
  await writePurchases(trx, history);
  await trx
    .updateTable('counters')
    .set({ last: String(sales.length) })
    .where('company_id', '=', company_id)
    .where('name', '=', 'sales')
    .execute();
  await insertRows(trx, 'counters', [
    { company_id, name: 'client_payments', last: String(history.payments.length) },
  ]);
  await sql`select rebuild_daily_figures(${company_id})`.execute(trx);
}

async function writeClients(trx: CompanyTransaction, history: DemoHistory): Promise<void> {
  const { clients, ledger, openedAt } = history;
  const created_at = openedAt.toISOString();
  await insertRows(
    trx,
    'clients',
    clients.map(({ pays: _pays, ...client }) => ({
      company_id,
      ...client,
      created_at,
      updated_at: created_at,
    })),
  );
  await insertRows(
    trx,
    'client_movements',
    ledger.debts.map(({ at, ...movement }) => ({ company_id, ...movement, created_at: at.toISOString() })),
  );
  await insertRows(
    trx,
    'client_payments',
    inOrder(history.payments).map((payment, index) => paymentRow(payment, index + 1)),
  );
  await insertRows(trx, 'client_payment_tenders', history.payments.flatMap(paymentTenderRows));
  await insertRows(
    trx,
    'client_balances',
    clients.flatMap((client) =>
      ledger.client(client).balances.map((balance) => ({ company_id, client_id: client.id, ...balance })),
    ),
  );
}

function saleRow(sale: DemoSale, number: number) {
  const { draft, facts, checked } = sale;
  return {
    ...{ company_id, id: sale.id, number, type: draft.type, description: draft.description },
    client_id: facts.client?.id ?? null,
    client_name: facts.client?.name ?? null,
    client_identification: facts.client?.identification ?? null,
    client_identification_type: facts.client?.identification_type ?? null,
    seller_id: DEMO_TEAM[sale.seller].id,
    seller_name: facts.seller?.name ?? '',
    seller_identification: facts.seller?.identification ?? null,
    seller_identification_type: facts.seller?.identification_type ?? null,
    ...{ status: 'issued', main: draft.main, alternative: draft.alternative },
    ...{ rate: draft.rate, rate_id: draft.rate_id, rate_origin: facts.rate?.origin ?? null },
    rate_effective_at: facts.rate?.create_at ?? null,
    ...{ total: checked.total, total_alternative: checked.total_alternative, rounding: checked.rounding },
    ...{ balance: checked.balance, balance_currency: checked.balance_currency },
    request_hash: `\\x${sale.requestHash.toString('hex')}`,
    created_at: sale.at.toISOString(),
    due_on: dueOn(sale),
  };
}

function dueOn({ at, facts, checked }: DemoSale): string | null {
  const days = facts.client?.credit_days ?? null;
  return days === null || !exact(checked.balance).gt(0) ? null : addDays(companyDay(at), days);
}

function lineRows({ id: sale_id, checked, lineIds }: DemoSale) {
  return checked.lines.map(({ product, ...line }, index) => ({
    ...{ company_id, sale_id, position: index + 1, id: lineIds[index] ?? '' },
    ...{ product_id: line.product_id, name: product.name, qty: line.qty, unit_price: line.unit_price },
    ...{ currency: line.currency, discount: line.discount },
    ...{ total: line.total, total_alternative: line.total_alternative },
    ...{ cost: product.cost, cost_currency: product.cost_currency, unit: unitOf({ product }) ?? null },
  }));
}

function tenderRows({ id: sale_id, checked }: DemoSale) {
  return (['payment', 'change'] as const).flatMap((kind) =>
    checked[`${kind}s`].map(
      ({ payment_method_id, name, amount, currency, amount_main, reference }, position) => ({
        ...{ company_id, sale_id, kind, position, payment_method_id, name },
        ...{ amount, currency, amount_main, reference },
      }),
    ),
  );
}

const inOrder = (payments: readonly DemoPayment[]) =>
  payments.toSorted((a, b) => Number(a.at) - Number(b.at));

function paymentRow(payment: DemoPayment, number: number) {
  const { id, clientId, userId, draft, checked, requestHash, at } = payment;
  const { pair, rate_id, amount, currency, balance, rounding } = checked;
  return {
    ...{ company_id, id, number, client_id: clientId, amount, currency, balance, rounding, note: draft.note },
    ...{ main: pair.main, alternative: pair.alternative, rate: String(pair.rate), rate_id },
    ...{ user_id: userId, request_hash: `\\x${requestHash.toString('hex')}`, created_at: at.toISOString() },
  };
}

function paymentTenderRows({ id: payment_id, checked }: DemoPayment) {
  return checked.tenders.map((tender, position) => ({ company_id, payment_id, position, ...tender }));
}
