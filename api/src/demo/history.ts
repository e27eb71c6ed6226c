import { addDays, companyDay, exact } from '@cuadra/shared/domain';
import { shelfOf } from './basket.ts';
import type { Buying } from './buying.ts';
import { lastDays, timeOf } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type DemoClient, demoClients } from './clients.ts';
import { type Delivered, deliver, draftOrder, payDue } from './deliveries.ts';
import { freshen } from './freshen.ts';
import { DEMO_TEAM } from './identity.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { saleTimes, sellerAt } from './opening-hours.ts';
import { type DemoPayment, payDebts } from './pay-debts.ts';
import { type DemoProduct, demoProducts } from './products.ts';
import { type DemoRate, demoRates, rateAt } from './rates.ts';
import { type DemoSale, type Shop, sell } from './sell.ts';
import { demoSuppliers } from './suppliers.ts';

/** Days of sales, today included (docs/contract.md#the-demonstration-company). */
const SALES_DAYS = 90;
/** Tuesdays and Fridays the suppliers come. */
const DELIVERY_DAYS = [2, 5];
/** Of what is bought: as any number. */
const BUYING_SEED = 299_045_179;
/** The last days, in which some of what comes is dearer. */
const RISING_DAYS = 10;
/** The draft of an order was begun so long ago, hours. */
const DRAFT_HOURS = 3;

export interface DemoHistory {
  rates: DemoRate[];
  products: DemoProduct[];
  clients: DemoClient[];
  /** In the order of their numbers. */
  sales: DemoSale[];
  /** Abonos, the oldest first. */
  payments: DemoPayment[];
  /** What the suppliers brought, the oldest first, and what they are paid. */
  buying: Buying;
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

  const buyingChance = chanceOf(BUYING_SEED);
  const suppliers = demoSuppliers(buyingChance, openedAt);
  const buying: Buying = { chance: buyingChance, suppliers, purchases: [], payments: [], movements: [] };
  const risesFrom = addDays(companyDay(now), -RISING_DAYS);
  const shop: Shop = { chance, ledger, shelf: shelfOf(products), clients };
  const sales: DemoSale[] = [];
  const payments: DemoPayment[] = [];
  for (const day of days) {
    const [comeAt, paidAt] = [timeOf(day, 6, 40), timeOf(day, 6, 50)];
    if (DELIVERY_DAYS.includes(day.weekday) && paidAt <= now) {
      const rate = rateAt(rates, comeAt);
      const goods = { at: comeAt, rate, mayRise: day.date >= risesFrom };
      deliver(buying, ledger, restock(chance, ledger, comeAt), goods);
      payDue(buying, paidAt, rate);
    }
    // A day is lived to its end, so that the days before today are the same whatever the time is.
    for (const at of saleTimes(chance, day)) {
      const seller = sellerAt(chance, day, at);
      if (at > now) break;
      const sale = sell(shop, at, seller, rateAt(rates, at));
      if (sale) sales.push(sale);
    }
    payments.push(...payDebts(shop, day, now, (at) => rateAt(rates, at)));
  }
  freshen(buying, ledger, now);
  draftOrder(buying, ledger.products.values(), new Date(now.getTime() - DRAFT_HOURS * 3_600_000));
  return { rates, products, clients, sales, payments, buying, ledger, openedAt };
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
      purchase_id: null,
      reason: '',
      user_id: DEMO_TEAM.owner.id,
      at,
    });
  }
}

/** What has run low is bought again, though the supplier does not always have it. */
function restock(chance: Chance, ledger: Ledger, at: Date): Delivered[] {
  const delivered: Delivered[] = [];
  for (const product of ledger.products.values()) {
    const { qty, min_qty } = product;
    if (exact(qty).gte(min_qty) || chance.happens(0.3)) continue;
    const id = chance.id(at);
    delivered.push({ id, product, qty: exact(min_qty).times(chance.whole(2, 3)).toFixed() });
  }
  return delivered;
}
