import { PRODUCT_SORTS, type ProductSort } from './sorts.ts';

/** Which products the list shows and in what order, as its address says it. */
export interface ListWish {
  category: string | undefined;
  measure: string | undefined;
  stock: 'low' | 'none' | undefined;
  without: 'price' | 'cost' | undefined;
  /** Fixed prices that give less than the cost, or than the utility. */
  below: 'cost' | 'utility' | undefined;
  /** Only what every Caja has among its favourites. */
  favourite: boolean;
  withdrawn: boolean;
  /** Undefined: by name, what was scanned first. */
  sort: { by: ProductSort; isDescending: boolean } | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `?search=…&category=…&stock=low&without=price&below=cost&favourite=1&withdrawn=1&sort=-price`; what is not known is left out. */
export function readWish(address: URLSearchParams, mayFilterCost: boolean): ListWish {
  const without = oneOf(['price', 'cost'] as const, address.get('without'));
  const sort = address.get('sort') ?? '';
  const by = oneOf(PRODUCT_SORTS, sort.replace(/^-/, ''));
  return {
    category: idOf(address.get('category')),
    measure: idOf(address.get('measure')),
    stock: oneOf(['low', 'none'] as const, address.get('stock')),
    without: without === 'cost' && !mayFilterCost ? undefined : without,
    below: mayFilterCost ? oneOf(['cost', 'utility'] as const, address.get('below')) : undefined,
    favourite: address.get('favourite') === '1',
    withdrawn: address.get('withdrawn') === '1',
    sort: by && { by, isDescending: sort.startsWith('-') },
  };
}

/** Writes a wish into an address, and leaves what else is in it. */
export function writeWish(before: URLSearchParams, wish: ListWish): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (key: string, value: string | undefined) => (value ? next.set(key, value) : next.delete(key));
  for (const key of ['category', 'measure', 'stock', 'without', 'below'] as const) set(key, wish[key]);
  for (const key of ['favourite', 'withdrawn'] as const) set(key, wish[key] ? '1' : undefined);
  set('sort', wish.sort && `${wish.sort.isDescending ? '-' : ''}${wish.sort.by}`);
  return next;
}

/** What of the wish is a filter, as the API takes it. */
export function filterQuery(wish: ListWish, search: string) {
  return {
    ...(search && { search }),
    ...(wish.category && { category_id: wish.category }),
    ...(wish.measure && { measure_id: wish.measure }),
    ...(wish.stock && { stock: wish.stock }),
    ...(wish.without && { without: wish.without }),
    ...(wish.below && { below: wish.below }),
    ...(wish.favourite && { favourite: 'true' as const }),
    ...(wish.withdrawn && { withdrawn: 'true' as const }),
  };
}

/** The order, as the API takes it. */
export function sortQuery({ sort }: ListWish) {
  return sort ? { sort: sort.by, order: sort.isDescending ? ('desc' as const) : ('asc' as const) } : {};
}

/** How many filters there are, a search not counted. */
export function countFilters(wish: ListWish): number {
  const { category, measure, stock, without, below, favourite, withdrawn } = wish;
  return [category, measure, stock, without, below, favourite, withdrawn].filter(Boolean).length;
}

/** No filter and the order of always. */
export const NO_WISH: ListWish = {
  ...{ category: undefined, measure: undefined, stock: undefined, without: undefined },
  ...{ below: undefined, favourite: false, withdrawn: false, sort: undefined },
};

/** An address that looks for a text and nothing else; the order stays. */
export function searchInAll(before: URLSearchParams, search: string): URLSearchParams {
  const next = writeWish(before, { ...NO_WISH, sort: readWish(before, false).sort });
  next.set('search', search);
  return next;
}

function oneOf<const T extends string>(known: readonly T[], given: string | null): T | undefined {
  return known.find((one) => one === given);
}

function idOf(given: string | null): string | undefined {
  return given !== null && UUID.test(given) ? given : undefined;
}
