import type { LabelledProduct } from '@cuadra/shared/contract';
import { exact, findPresentation } from '@cuadra/shared/domain';
import { MOST_LABELS } from '../products/labels-address.ts';

/** As many of each as somebody says, as stand on the shelf, as came in last, or as a link asked for. */
export type CopiesBy = 'number' | 'stock' | 'entry' | 'asked';

/** What is typed as a number of labels. One more than may be printed says that it is too much. */
export function wholeCopies(typed: string): number {
  return Math.min(Number.parseInt(typed.replace(/\D/g, ''), 10) || 0, MOST_LABELS + 1);
}

export interface CopiesWish {
  by: CopiesBy;
  /** For `number`. */
  each: number;
  /** For `asked`, by product. */
  asked: ReadonlyMap<string, number>;
}

/** How many labels a product gets, or its presentation. Of what is weighed, or gone, what of it is whole. */
export function copiesFor(
  product: LabelledProduct,
  presentationId: string | undefined,
  { by, each, asked }: CopiesWish,
): number {
  if (by === 'number') return each;
  const units =
    by === 'asked'
      ? String(asked.get(product.id) ?? 0)
      : by === 'stock'
        ? product.qty
        : (product.last_entry ?? '0');
  const factor = findPresentation(product, presentationId)?.factor ?? '1';
  const whole = Math.floor(exact(units).div(factor).toNumber());
  return Math.min(Math.max(whole, 0), MOST_LABELS + 1);
}
