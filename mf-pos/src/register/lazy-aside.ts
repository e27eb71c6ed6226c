import { lazyComponent } from '@cuadra/shared/remote';
import type { ComponentType } from 'react';

/** Fetches what stands beside a sale. */
export const preloadAside = () => import('./aside.ts');

/** Milliseconds until what could not be fetched is asked for again. */
const AGAIN = 10_000;

/** Whatever comes to it, a sale goes on without what is only told beside it: it comes as soon as it can be fetched. */
function loadPatiently(): ReturnType<typeof preloadAside> {
  return preloadAside().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    return loadPatiently();
  });
}

function aside<P extends object>(pick: () => Promise<ComponentType<P>>) {
  return lazyComponent(
    async () => ({ default: await pick() }),
    () => null,
  );
}

/** What keeps Caja from selling. */
export const RateNotice = aside(async () => (await loadPatiently()).RateNotice);
/** Asked for with the first look, and so there before the pages of a catalogue are. */
export const CatalogueNotice = aside(async () => (await loadPatiently()).CatalogueNotice);
export const SearchErrorNote = aside(async () => (await loadPatiently()).SearchErrorNote);
/** Until it is there the tabs that have no room are scrolled to. */
export const OtherSales = aside(async () => (await loadPatiently()).OtherSales);
/** It comes to the end of the shelves, below which nothing moves for it. */
export const ShelfMenu = aside(async () => (await loadPatiently()).ShelfMenu);
export const LineTile = aside(async () => (await loadPatiently()).LineTile);
