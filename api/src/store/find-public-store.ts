import type { PublicStore } from '@cuadra/shared/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../database/connect.ts';
import { oneOf } from '../database/one-of.ts';
import type { OpenStore } from './open-store.ts';

/** As many as settings may name; a shop with more than these is searched. */
const MAX_CATEGORIES = 200;

/** What a buyer sees of a store; nothing that its owner did not write for buyers but the names of categories. */
export async function findPublicStore(trx: CompanyTransaction, store: OpenStore): Promise<PublicStore> {
  const categories = await trx
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
  return {
    slug: store.slug,
    name: store.name,
    description: store.description,
    phone: store.phone,
    has_pickup: store.has_pickup,
    has_delivery: store.has_delivery,
    delivery_note: store.delivery_note,
    shown_currency: oneOf(['main', 'alternative', 'both'], store.shown_currency),
    payment_instructions: store.payment_instructions,
    main: store.pair.main,
    alternative: store.pair.alternative,
    rate: store.pair.rate,
    categories,
  };
}
