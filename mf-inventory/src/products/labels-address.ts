import { filterQuery, readWish } from './list/address.ts';
import type { Selected } from './list/bulk/wish.ts';
import { MOST_BY_HAND } from './list/selection.ts';

/** Printed at once: a box of two hundred sheets. */
export const MOST_LABELS = 5000;

/** Products that an address names; more are handed over beside it. */
export const MOST_IN_ADDRESS = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface Labelled {
  id: string;
  copies?: number;
}

export interface WantedLabels {
  selection: Selected;
  /** How many of a product, where the address says it. */
  copies: ReadonlyMap<string, number>;
}

/**
 * `/labels?items=<id>:<copies>,<id>,…`: labels of some products, and how many of each. One product may stand in it twice, as
 * on an invoice: its copies are added up.
 */
export function labelsPath(items: readonly Labelled[]): string {
  return `/labels?items=${items.map(named).join(',')}`;
}

/** Where many products get their labels: what the address has no room for goes beside it, as it would stand in it. */
export function labelsLink(items: readonly Labelled[]): { to: string; state: unknown } {
  return items.length <= MOST_IN_ADDRESS
    ? { to: labelsPath(items), state: null }
    : { to: '/labels', state: { labelled: items.map(named) } };
}

function named({ id, copies }: Labelled): string {
  return copies === undefined ? id : `${id}:${copies}`;
}

/** Labels of all that the list shows, by the list's own address. */
export function labelsOfList(address: URLSearchParams): string {
  const next = new URLSearchParams(address);
  next.set('all', '1');
  return `/labels?${next}`;
}

/** @returns undefined for an address that names no product */
export function readWanted(
  address: URLSearchParams,
  state: unknown,
  mayFilterCost: boolean,
): WantedLabels | undefined {
  if (address.get('all') === '1') {
    const wish = { ...readWish(address, mayFilterCost), withdrawn: false };
    const { withdrawn: _, ...filter } = filterQuery(wish, address.get('search') ?? '');
    return { selection: { filter }, copies: new Map() };
  }
  const copies = new Map<string, number>();
  const ids = new Set<string>();
  const inAddress = (address.get('items') ?? '').split(',').slice(0, MOST_IN_ADDRESS);
  for (const item of [...handedOver(state), ...inAddress]) {
    const [id = '', count = ''] = item.toLowerCase().split(':');
    if (!UUID.test(id)) continue;
    ids.add(id);
    if (/^\d{1,9}$/.test(count))
      copies.set(id, Math.min((copies.get(id) ?? 0) + Number(count), MOST_LABELS + 1));
  }
  return ids.size > 0 ? { selection: { ids: [...ids] }, copies } : undefined;
}

function handedOver(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('labelled' in state)) return [];
  const items: unknown = state.labelled;
  if (!Array.isArray(items)) return [];
  return items.filter((item) => typeof item === 'string').slice(0, MOST_BY_HAND);
}
