import {
  PAYMENT_METHOD_KINDS,
  type PublicMethod,
  type PublicStore,
  type PublicZone,
} from '@cuadra/shared/contract';
import { companyDay, convert, opensAt, toMoney } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { currentTime } from '../clock/clock.ts';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import type { OpenStore } from './open-store.ts';
import { readZones } from './store-lists.ts';

/** As many as settings may name; a shop with more than these is searched. */
const MAX_CATEGORIES = 200;

/** What a buyer sees of a store; nothing that its owner did not write for buyers but the names of categories and of methods. */
export async function findPublicStore(
  trx: CompanyTransaction,
  store: OpenStore,
  now = currentTime(),
): Promise<PublicStore> {
  const { pair, min_order } = store;
  const opens = opensAt(store, now);
  const company = await trx
    .selectFrom('companies')
    .select(sql<boolean>`logo is not null`.as('has_logo'))
    .executeTakeFirstOrThrow();
  return {
    slug: store.slug,
    name: store.name,
    description: store.description,
    phone: store.phone,
    colour: store.colour,
    has_logo: company.has_logo,
    has_pickup: store.has_pickup,
    has_delivery: store.has_delivery,
    delivery_note: store.delivery_note,
    zones: await readPublicZones(trx, store),
    is_delivery_in_total: store.delivery_product_id !== null,
    openings: [...store.openings],
    closed_days: store.closed_days.filter((day) => day >= companyDay(now)),
    is_open_now: opens === undefined,
    opens_at: opens?.toISOString() ?? null,
    takes_orders_closed: store.takes_orders_closed,
    min_order,
    min_order_alternative:
      min_order === null ? null : toMoney(convert(min_order, pair.main, pair.alternative, pair)),
    has_coupons: await hasCoupons(trx, companyDay(now)),
    shown_currency: oneOf(['main', 'alternative', 'both'], store.shown_currency),
    methods: await readPublicMethods(trx),
    payment_instructions: store.payment_instructions,
    max_order_qty: store.max_order_qty,
    main: pair.main,
    alternative: pair.alternative,
    rate: pair.rate,
    categories: await readCategories(trx, store),
  };
}

/** @param today in Caracas */
async function hasCoupons(trx: CompanyTransaction, today: string): Promise<boolean> {
  const coupon = await trx
    .selectFrom('store_coupons')
    .select('id')
    .where('is_active', '=', true)
    .where(sql<boolean>`coalesce(ends_on >= ${today}::date, true)`)
    .limit(1)
    .executeTakeFirst();
  return coupon !== undefined;
}

/** With what each costs in both currencies. */
export async function readPublicZones(trx: CompanyTransaction, { pair }: OpenStore): Promise<PublicZone[]> {
  const zones = await readZones(trx);
  return (
    zones
      // The company may use other currencies than when the zone was written.
      .filter(({ currency }) => currency === pair.main || currency === pair.alternative)
      .map(({ currency, ...zone }) => ({
        ...zone,
        cost: toMoney(convert(zone.cost, currency, pair.main, pair)),
        cost_alternative: toMoney(convert(zone.cost, currency, pair.alternative, pair)),
      }))
  );
}

/** How the store is paid, in its owner's order. */
export async function readPublicMethods(trx: CompanyTransaction): Promise<PublicMethod[]> {
  const methods = await trx
    .selectFrom('store_methods as s')
    .innerJoin('payment_methods as m', (join) =>
      join.onRef('m.company_id', '=', 's.company_id').onRef('m.id', '=', 's.payment_method_id'),
    )
    .select(['m.id', 'm.name', 'm.kind', 'm.currency', 'm.bank'])
    .where('m.is_hidden', '=', false)
    .select(['s.holder', 's.document', 's.phone', 's.account', 's.email', 's.note'])
    .orderBy('s.position')
    .execute();
  return methods.map((method) => ({ ...method, kind: oneOf(PAYMENT_METHOD_KINDS, method.kind) }));
}

function readCategories(trx: CompanyTransaction, store: OpenStore): Promise<PublicStore['categories']> {
  return trx
    .selectFrom('categories as c')
    .select(['c.id', 'c.name'])
    .$if(store.catalogue !== 'all', (select) =>
      select.where(
        sql<boolean>`exists (select from store_categories s
          where s.company_id = c.company_id and s.category_id = c.id)`,
      ),
    )
    .orderBy('c.name')
    .orderBy('c.id')
    .limit(MAX_CATEGORIES)
    .execute();
}
