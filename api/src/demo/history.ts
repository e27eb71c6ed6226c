import { exact } from '@cuadra/shared/domain';
import { shelfOf } from './basket.ts';
import { lastDays, timeOf } from './calendar.ts';
import type { Chance } from './chance.ts';
import { type DemoClient, demoClients } from './clients.ts';
import { DEMO_TEAM } from './identity.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { saleTimes, sellerAt } from './opening-hours.ts';
import { type DemoPayment, payDebts } from './pay-debts.ts';
import { type DemoProduct, demoProducts } from './products.ts';
import { type DemoRate, demoRates, rateAt } from './rates.ts';
import { type DemoSale, type Shop, sell } from './sell.ts';

/** Days of sales, today included (docs/contract.md#the-demonstration-company). */
const SALES_DAYS = 90;
/** Tuesdays and Fridays the suppliers come. */
const DELIVERY_DAYS = [2, 5];

export interface DemoHistory {
  rates: DemoRate[];
  products: DemoProduct[];
  clients: DemoClient[];
  /** In the order of their numbers. */
  sales: DemoSale[];
  /** Abonos, the oldest first. */
  payments: DemoPayment[];
  ledger: Ledger;
  /** When the shop was put into Cuadra. */
  openedAt: Date;
}

/** Lives through the last 90 days of a shop, sale by sale. The same moment gives the same days. */
export async function liveThrough(now: Date, chance: Chance): Promise<DemoHistory> {
  const rates = demoRates(now, chance);
  const [first, ...days] = lastDays(now, SALES_DAYS + 1);
  if (!first) throw new RangeError('a history of no days');
  const openedAt = timeOf(first, 18);
  const products = await demoProducts(chance, openedAt);
  const clients = demoClients(chance, openedAt);
  const ledger = openLedger(products);
  countFirst(chance, ledger, products, openedAt);

  const shop: Shop = { chance, ledger, shelf: shelfOf(products), clients };
  const sales: DemoSale[] = [];
  const payments: DemoPayment[] = [];
  for (const day of days) {
    if (DELIVERY_DAYS.includes(day.weekday)) restock(chance, ledger, timeOf(day, 6, 40), now);
    // A day is lived to its end, so that the days before today are the same whatever the time is.
    for (const at of saleTimes(chance, day)) {
      const seller = sellerAt(chance, day, at);
      if (at > now) break;
      const sale = sell(shop, at, seller, rateAt(rates, at));
      if (sale) sales.push(sale);
    }
    payments.push(...payDebts(shop, day, now, (at) => rateAt(rates, at)));
  }
  return { rates, products, clients, sales, payments, ledger, openedAt };
}

function countFirst(chance: Chance, ledger: Ledger, products: readonly DemoProduct[], at: Date): void {
  for (const { id, qty } of products) {
    if (exact(qty).isZero()) continue;
    ledger.moveStock({
      id: chance.id(at),
      product_id: id,
      kind: 'initial',
      qty,
      sale_id: null,
      reason: '',
      user_id: DEMO_TEAM.owner.id,
      at,
    });
  }
}

/** What has run low is bought again, though the supplier does not always have it. */
function restock(chance: Chance, ledger: Ledger, at: Date, now: Date): void {
  if (at > now) return;
  for (const { id, qty, min_qty } of ledger.products.values()) {
    if (exact(qty).gte(min_qty) || chance.happens(0.3)) continue;
    ledger.moveStock({
      id: chance.id(at),
      product_id: id,
      kind: 'adjustment',
      qty: exact(min_qty).times(chance.whole(2, 3)).toFixed(),
      sale_id: null,
      reason: 'Compra a proveedor',
      user_id: DEMO_TEAM.manager.id,
      at,
    });
  }
}
