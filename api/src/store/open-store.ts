import { Opening } from '@cuadra/shared/contract';
import type { CurrencyPair, OpeningHours, PairRate } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction, Database } from '../database/connect.ts';
import { orNotFound } from '../errors/api-error.ts';
import { latestRate } from '../money/latest-rate.ts';

/**
 * The company of a store that is open to buyers. That it is taken down, that its company has not the module or has not
 * paid, and that there never was one, all look the same from outside.
 *
 * @throws ApiError 404
 */
export async function companyOfStore(db: Database, slug: string): Promise<string> {
  const { rows } = await sql<{
    id: string | null;
  }>`select company_of_store(${slug.toLowerCase()}) as id`.execute(db);
  return orNotFound(rows[0]?.id);
}

/** What buyers are dealt with by: the settings, today's rate, and whether stock bounds what is sold. */
export interface OpenStore extends OpeningHours {
  slug: string;
  name: string;
  description: string;
  phone: string;
  colour: string;
  has_pickup: boolean;
  has_delivery: boolean;
  delivery_note: string;
  shown_currency: string;
  payment_instructions: string;
  catalogue: string;
  max_shown_qty: number | null;
  pending_minutes: number;
  max_order_qty: number;
  takes_orders_closed: boolean;
  /** In main. */
  min_order: string | null;
  delivery_product_id: string | null;
  allow_negative_stock: boolean;
  pair: CurrencyPair & Pick<PairRate, 'rate' | 'inverse'>;
  rate_id: string | null;
}

/**
 * The store of the transaction's company.
 *
 * @throws ApiError 404 as well where the company has two currencies and no rate between them: spec §5 would count them as
 * equal, and no buyer is to see such a price
 */
export async function readOpenStore(trx: CompanyTransaction): Promise<OpenStore> {
  const row = orNotFound(
    await trx
      .selectFrom('store_settings as s')
      .innerJoin('company_currencies_used as u', 'u.company_id', 's.company_id')
      .innerJoin('companies as c', 'c.id', 's.company_id')
      .innerJoin('company_configurations as k', 'k.company_id', 's.company_id')
      .select(['s.slug', 's.name', 's.description', 's.phone', 's.has_pickup', 's.has_delivery'])
      .select(['s.delivery_note', 's.shown_currency', 's.payment_instructions', 's.catalogue', 'c.colour'])
      .select(['s.takes_orders_closed', 's.min_order', 's.delivery_product_id', 's.openings'])
      .select(sql<string[]>`s.closed_days::text[]`.as('closed_days'))
      .select([
        's.max_shown_qty',
        's.pending_minutes',
        's.max_order_qty',
        'k.allow_negative_stock',
        'u.main',
        'u.alternative',
      ])
      .executeTakeFirst(),
  );
  const rate = orNotFound(await knownRate(trx, row));
  const { main, alternative, openings, ...settings } = row;
  return {
    ...settings,
    openings: z.array(Opening).parse(openings),
    pair: { main, alternative, rate: rate.rate, inverse: rate.inverse },
    rate_id: rate.rate_id,
  };
}

/** The day's rate of a pair of currencies; undefined where it would be spec §5's 1 for want of a record. */
export async function knownRate(
  trx: CompanyTransaction,
  { main, alternative }: { main: string; alternative: string },
) {
  const latest = await latestRate(trx, main, alternative);
  return main === alternative || latest.rate_id !== null ? latest : undefined;
}
