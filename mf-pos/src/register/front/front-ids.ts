import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';

/** The ids with one of them a place before or behind where it was; as they are at either end. */
export function moved(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}

/** What may still be put in front: what was found and is not there yet. */
export function addable(
  found: readonly CatalogueProduct[],
  ids: readonly string[],
  most: number,
): CatalogueProduct[] {
  return found.filter(({ id }) => !ids.includes(id)).slice(0, most);
}
