import type { Both, CostPart } from '@cuadra/shared/contract';
import { exact, toMoney } from '@cuadra/shared/domain';

/** What a part of a part is of the whole: its share, and what it comes to of what that part costs. */
export interface PartOfWhole {
  share: string | null;
  total: Both | null;
}

/**
 * A part of the formula that makes another part, as a part of the whole: by shares, since of what that formula costs its by-products
 * may bear some.
 *
 * @param whole the part that the formula makes; undefined: the part is of the whole itself
 */
export function partOfWhole(part: CostPart, whole: PartOfWhole | undefined): PartOfWhole {
  if (!whole) return { share: part.share, total: part.total };
  const { share } = part;
  if (share === null || whole.share === null || whole.total === null) return { share: null, total: null };
  const of = (amount: string) => toMoney(exact(amount).times(share).div(100));
  return {
    share: exact(whole.share).times(share).div(100).toFixed(1),
    total: { main: of(whole.total.main), alternative: of(whole.total.alternative) },
  };
}
