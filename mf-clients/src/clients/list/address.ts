import { type ClientSort, isClientSort, USUAL_SORT } from './sorts.ts';
import { isStanding, type Standing } from './standings.ts';

/** After so many days without a purchase somebody counts as not seen. */
export const UNSEEN_DAYS = 60;

/** Which clients the list shows and in what order, as its address says it. */
export interface ListWish {
  standing: Standing | undefined;
  wholesale: boolean;
  /** Bought nothing for `UNSEEN_DAYS`. */
  unseen: boolean;
  sort: { by: ClientSort; isDescending: boolean };
}

/** No filter and the order of always. */
export const NO_WISH: ListWish = {
  ...{ standing: undefined, wholesale: false, unseen: false },
  sort: USUAL_SORT,
};

/** `?search=…&standing=owes&wholesale=1&unseen=1&sort=-debt`; what is not known is left out. */
export function readWish(address: URLSearchParams): ListWish {
  const sort = address.get('sort') ?? '';
  const by = sort.replace(/^-/, '');
  const standing = address.get('standing') ?? '';
  return {
    standing: isStanding(standing) ? standing : undefined,
    wholesale: address.get('wholesale') === '1',
    unseen: address.get('unseen') === '1',
    sort: isClientSort(by) ? { by, isDescending: sort.startsWith('-') } : USUAL_SORT,
  };
}

/** Writes a wish into an address, and leaves what else is in it. */
export function writeWish(before: URLSearchParams, wish: ListWish): URLSearchParams {
  const next = new URLSearchParams(before);
  const set = (key: string, value: string | undefined) => (value ? next.set(key, value) : next.delete(key));
  const { by, isDescending } = wish.sort;
  const isUsual = by === USUAL_SORT.by && isDescending === USUAL_SORT.isDescending;
  set('standing', wish.standing);
  set('wholesale', wish.wholesale ? '1' : undefined);
  set('unseen', wish.unseen ? '1' : undefined);
  set('sort', isUsual ? undefined : `${isDescending ? '-' : ''}${by}`);
  return next;
}

/** What of the wish is a filter, as the API takes it. */
export function filterQuery({ standing, wholesale, unseen }: ListWish, search: string) {
  return {
    ...(search && { search }),
    ...(standing && { standing }),
    ...(wholesale && { wholesale: 'true' as const }),
    ...(unseen && { unseen_days: UNSEEN_DAYS }),
  };
}

/** The order, as the API takes it. */
export function sortQuery({ sort }: ListWish) {
  return { sort: sort.by, order: sort.isDescending ? ('desc' as const) : ('asc' as const) };
}

/** How many filters there are, a search not counted. */
export function countFilters({ standing, wholesale, unseen }: ListWish): number {
  return [standing, wholesale, unseen].filter(Boolean).length;
}
