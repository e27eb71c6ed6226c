import {
  addDays,
  companyDay,
  exact,
  purchaseFigures,
  receivedCost,
  sum,
  toMoney,
  toRate,
} from '@cuadra/shared/domain';
import type { Buying, DemoPurchaseLine, DemoReceipt } from './buying.ts';
import type { Chance } from './chance.ts';
import { DEMO_TEAM } from './identity.ts';
import type { Ledger } from './ledger.ts';
import { paySupplier } from './pay-suppliers.ts';
import type { DemoProduct } from './products.ts';
import type { DemoRate } from './rates.ts';
import type { DemoSupplier } from './suppliers.ts';

/** Goods that came of a product. */
export interface Delivered {
  /** Of the movement in the stock's ledger. */
  id: string;
  product: DemoProduct;
  qty: string;
}

/** How many purchases are received one after the other, seconds. */
const SECONDS_EACH = 20;
/** Days for which what has lots keeps. */
const KEEPS = [8, 40] as const;

/**
 * What came on a day, each supplier's on an invoice of its own: stock, costs, what is owed and what is paid at once.
 *
 * @param mayRise some of it is dearer than the last time; only what has a price of its own, which stands still
 */
export function deliver(
  buying: Buying,
  ledger: Ledger,
  delivered: readonly Delivered[],
  { at, rate, mayRise }: { at: Date; rate: DemoRate; mayRise: boolean },
): void {
  const { suppliers } = buying;
  suppliers.all.forEach((supplier, index) => {
    const goods = delivered.filter(({ product }) => suppliers.of(product) === supplier);
    const moment = new Date(at.getTime() + index * SECONDS_EACH * 1000);
    if (goods.length > 0) receive(buying, ledger, { supplier, goods, at: moment, rate, mayRise });
  });
}

interface Coming {
  supplier: DemoSupplier;
  goods: readonly Delivered[];
  at: Date;
  rate: DemoRate;
  mayRise: boolean;
}

function receive(buying: Buying, ledger: Ledger, { supplier, goods, at, rate, mayRise }: Coming): void {
  const { chance, purchases, movements } = buying;
  const day = companyDay(at);
  const lines = goods.map(({ product, qty }) => lineOf(chance, product, { qty, at, mayRise }));
  const currency = goods[0]?.product.cost_currency ?? 'USD';
  const figures = purchaseFigures(lines.map(toFacts), NO_FOOT);
  const pair = { main: 'VES', alternative: 'USD', rate: toRate(rate.rate) };
  const id = chance.id(at);
  const products = goods.map(({ product, qty, id: movementId }, index): DemoReceipt => {
    const landed_unit_cost = figures.lines[index]?.landed_unit_cost ?? null;
    const made = receivedCost(product, product.qty, [{ units: qty, landed_unit_cost }], currency, pair);
    const before = { ...product };
    ledger.moveStock({
      ...{ id: movementId, product_id: product.id, kind: 'purchase', qty, sale_id: null, purchase_id: id },
      ...{ reason: '', user_id: DEMO_TEAM.manager.id, at },
    });
    ledger.setCost(product.id, made);
    return { product: before, units: qty, made };
  });
  const { total } = figures;
  const owes = { supplier_id: supplier.id, currency, purchase_id: id, payment_id: null, at };
  movements.push({ id: chance.id(at), kind: 'purchase', amount: total, ...owes });
  const paid = supplier.credit_days === null;
  if (paid) paySupplier(buying, supplier, { amount: total, currency, purchaseId: id, at, rate });
  purchases.push({
    ...{ id, supplier, currency, lines, figures, at },
    invoice_number: `${chance.whole(1, 9)}${String(chance.whole(0, 99_999)).padStart(5, '0')}`,
    due_on: supplier.credit_days === null ? null : addDays(day, supplier.credit_days),
    receipt: { id: chance.id(at), rate, products, paid: paid ? total : '0.00' },
  });
}

/** Pays the suppliers whose invoices have fallen due, sooner or later. */
export function payDue(buying: Buying, at: Date, rate: DemoRate): void {
  for (const supplier of buying.suppliers.all) {
    if (supplier.credit_days === null) continue;
    const until = addDays(companyDay(at), -supplier.paidLate);
    const due = buying.purchases.filter(
      (one) => one.supplier === supplier && one.due_on !== null && one.due_on <= until,
    );
    const bought = sum(due.map(({ figures }) => figures.total));
    const own = buying.payments.filter(({ supplierId }) => supplierId === supplier.id);
    const left = bought.minus(sum(own.map(({ checked }) => checked.amount)));
    if (left.lte(0)) continue;
    paySupplier(buying, supplier, { amount: toMoney(left), currency: 'USD', purchaseId: null, at, rate });
  }
}

/** What somebody has begun to write down: of a supplier, what has run low. */
export function draftOrder(buying: Buying, products: Iterable<DemoProduct>, at: Date): void {
  const { chance, suppliers } = buying;
  const low = [...products].filter(({ qty, min_qty }) => exact(qty).lt(min_qty));
  const [first] = low;
  if (!first) return;
  const supplier = suppliers.of(first);
  const lines = low
    .filter((product) => suppliers.of(product) === supplier)
    .slice(0, 6)
    .map((product) => ({
      ...{ id: chance.id(at), product_id: product.id, qty: exact(product.min_qty).times(2).toFixed() },
      ...{ unit_cost: product.cost, lot: null, expires_on: null },
    }));
  buying.purchases.push({
    ...{ id: chance.id(at), supplier, currency: first.cost_currency, invoice_number: null, due_on: null },
    ...{ lines, figures: purchaseFigures(lines.map(toFacts), NO_FOOT), at },
  });
}

const NO_FOOT = { discount: '0', expenses: '0', expenses_on_invoice: false };
const toFacts = ({ qty, unit_cost }: DemoPurchaseLine) => ({ qty, factor: null, unit_cost, discount: '0' });

function lineOf(
  chance: Chance,
  { id, cost, is_fixed_price, has_lots }: DemoProduct,
  { qty, at, mayRise }: { qty: string; at: Date; mayRise: boolean },
): DemoPurchaseLine {
  const rises = chance.happens(0.12) && mayRise && is_fixed_price;
  const lot = `L${chance.whole(1000, 9999)}`;
  const keeps = chance.whole(...KEEPS);
  return {
    ...{ id: chance.id(at), product_id: id, qty },
    unit_cost: cost === null || !rises ? cost : toMoney(exact(cost).times(1.06)),
    ...(has_lots ? { lot, expires_on: addDays(companyDay(at), keeps) } : { lot: null, expires_on: null }),
  };
}
