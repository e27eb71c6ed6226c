import { Id, type ListedProduct, type ListProductsQuery, type Page } from '@cuadra/shared/contract';
import { type CurrencyPair, convert, exact, linePrice } from '@cuadra/shared/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { CompanyTransaction } from '../../database/connect.ts';
import { type CursorKey, readCursor, TextKey, writeCursor } from '../../database/cursor.ts';
import { readCurrenciesUsed } from '../../money/currencies-used.ts';
import { latestRate } from '../../money/latest-rate.ts';
import { type ListedRow, selectProducts, toListedProduct } from '../product-row.ts';
import { filterCondition } from './product-filter.ts';

/** In its own currency; the floats of `price_order`, which puts products in order and is no amount. */
const PriceKey = z.number().nullable();
/**
 * Of each of the two currencies the last product shown, then of those without a price. A place in each, and none in what
 * both come to: another rate between two pages neither repeats nor loses a product.
 */
const Places = z.tuple([PriceKey, Id.nullable(), PriceKey, Id.nullable(), TextKey.nullable(), Id.nullable()]);

type PricedRow = ListedRow & { price_order: number | null };
interface Place {
  price: number;
  id: string;
}

/**
 * Products by what one costs, in one currency at today's rate (spec §5). Each currency's stand in an index by their own
 * price, which a rate does not change; here the two are put together. What has no price, or one in a currency of
 * neither, stands last both ways, by name.
 */
export async function listByPrice(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
): Promise<Page<ListedProduct>> {
  const [mainPrice, mainId, otherPrice, otherId, name, restId] =
    readCursor(query.cursor, Places) ?? NO_PLACES;
  const pair = await currentPair(trx);
  const currencies = [...new Set([pair.main, pair.alternative])];
  const places = [placeOf(mainPrice, mainId), placeOf(otherPrice, otherId)];
  const found = await Promise.all(
    currencies.map((currency, index) => findPriced(trx, companyId, query, currency, places[index])),
  );
  const priced = merge(found, pair, query.order === 'desc').slice(0, query.limit + 1);
  const isRest = priced.length <= query.limit;
  const after = name !== null && restId !== null ? ([name, restId] as const) : undefined;
  const rest = isRest
    ? await findUnpriced(trx, companyId, query, currencies, query.limit + 1 - priced.length, after)
    : [];
  const rows = [...priced, ...rest];
  const shown = rows.slice(0, query.limit);
  return {
    items: shown.map(toListedProduct),
    next: rows.length > query.limit ? writeCursor(placesOf(shown, currencies, places, [name, restId])) : null,
  };
}

const NO_PLACES: z.output<typeof Places> = [null, null, null, null, null, null];

function placeOf(price: number | null, id: string | null): Place | undefined {
  return price !== null && id !== null ? { price, id } : undefined;
}

async function currentPair(trx: CompanyTransaction): Promise<CurrencyPair> {
  const used = await readCurrenciesUsed(trx);
  return { ...used, ...(await latestRate(trx, used.main, used.alternative)) };
}

function findPriced(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
  currency: string,
  after: Place | undefined,
): Promise<PricedRow[]> {
  const direction = query.order;
  const behind = sql.raw(direction === 'desc' ? '<' : '>');
  return selectProducts(trx, 'also-withdrawn')
    .select('products.price_order')
    .where(filterCondition(companyId, query))
    .where('products.line_currency', '=', currency)
    .where('products.price_order', 'is not', null)
    .$if(after !== undefined, (select) =>
      select.where(
        sql<boolean>`(products.price_order, products.id) ${behind} (${after?.price}::double precision, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('products.price_order', direction)
    .orderBy('products.id', direction)
    .limit(query.limit + 1)
    .execute();
}

function findUnpriced(
  trx: CompanyTransaction,
  companyId: string,
  query: ListProductsQuery,
  currencies: string[],
  most: number,
  after: readonly [string, string] | undefined,
): Promise<PricedRow[]> {
  return selectProducts(trx, 'also-withdrawn')
    .select('products.price_order')
    .where(filterCondition(companyId, query))
    .where((eb) =>
      eb.or([eb('products.price_order', 'is', null), eb('products.line_currency', 'not in', currencies)]),
    )
    .$if(after !== undefined, (select) =>
      select.where(
        sql<boolean>`(products.name, products.id) > (${after?.[0]} collate spanish, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy('products.name')
    .orderBy('products.id')
    .limit(most)
    .execute();
}

/** Two lists in order as one; each stays in its own order, whatever the rate makes of it. */
function merge(
  [first = [], second = []]: PricedRow[][],
  pair: CurrencyPair,
  isDescending: boolean,
): PricedRow[] {
  const merged: PricedRow[] = [];
  const left = first.map((row) => ({ row, price: comparable(row, pair) }));
  const right = second.map((row) => ({ row, price: comparable(row, pair) }));
  while (left.length > 0 || right.length > 0) {
    const [a, b] = [left[0], right[0]];
    const isFirst = a && (!b || (isDescending ? a.price.gte(b.price) : a.price.lte(b.price)));
    const next = isFirst ? left.shift() : right.shift();
    if (next) merged.push(next.row);
  }
  return merged;
}

/** In main, as `linePrice` has it. */
function comparable(row: PricedRow, pair: CurrencyPair) {
  const { unit_price, currency } = linePrice(row);
  return convert(exact(unit_price), currency, pair.main, pair);
}

function placesOf(
  shown: PricedRow[],
  currencies: string[],
  before: (Place | undefined)[],
  rest: [string | null, string | null],
): CursorKey {
  const ofCurrency = (index: number) => {
    const last = shown.findLast(
      (row) => row.price_order !== null && linePrice(row).currency === currencies[index],
    );
    return last?.price_order != null ? [last.price_order, last.id] : placeKey(before[index]);
  };
  const last = shown.at(-1);
  const isRest = last && (last.price_order === null || !currencies.includes(linePrice(last).currency));
  return [...ofCurrency(0), ...ofCurrency(1), ...(isRest ? [last.name, last.id] : rest)];
}

function placeKey(place: Place | undefined): (string | number | null)[] {
  return place ? [place.price, place.id] : [null, null];
}
