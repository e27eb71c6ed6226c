import { type ApiInput, useCallMutation } from '@cuadra/shared/client';
import type { PreviewLine } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { useRefreshGoods } from '@cuadra/shared/form';
import type { Hit } from './hit-products.ts';
import { heldAgainst, type LeftPrice, priceChanges } from './price-changes.ts';

type Wish = Pick<ApiInput<'POST /products/changes/preview'>['body'], 'selection' | 'change'>;

/** What was set, and what was left as it is. */
export interface AppliedPrices {
  changed: number;
  left: LeftPrice[];
}

/** Sets the price that each of some products should have, where it still costs what the screen shows. */
export function useApplyPrices(): (hits: readonly Hit[]) => Promise<AppliedPrices> {
  const preview = useCallMutation('POST /products/changes/preview');
  const change = useCallMutation('POST /products/changes/create');
  const { products } = useRefreshGoods();

  const look = async (wish: Wish) => {
    const lines: PreviewLine[] = [];
    let as_of: string | undefined;
    let cursor: string | undefined;
    do {
      const page = await preview.mutateAsync({
        body: { ...wish, limit: 200, ...(cursor && { cursor }) },
      });
      lines.push(...page.items);
      // Of the first page: what changes while the others are read is left as it is.
      as_of ??= page.as_of;
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return { lines, as_of };
  };
  const write = async (wish: Wish, as_of: string): Promise<AppliedPrices> => {
    const id = newId();
    const done: AppliedPrices = { changed: 0, left: [] };
    let cursor: string | undefined;
    do {
      const part = await change.mutateAsync({ body: { id, ...wish, as_of, ...(cursor && { cursor }) } });
      done.changed += part.changed;
      done.left.push(...part.left);
      cursor = part.next ?? undefined;
    } while (cursor !== undefined);
    return done;
  };

  return async (hits) => {
    const all: AppliedPrices = { changed: 0, left: [] };
    try {
      for (const group of priceChanges(hits)) {
        const { amount, currency, shown } = group;
        const wish = { kind: 'price_amount' as const, amount, currency };
        const { lines, as_of } = await look({ selection: { ids: [...shown.keys()] }, change: wish });
        const { ids, left } = heldAgainst(group, lines);
        all.left.push(...left);
        if (ids.length === 0) continue;
        const done = await write({ selection: { ids }, change: wish }, as_of);
        all.changed += done.changed;
        all.left.push(...done.left);
      }
    } finally {
      products();
    }
    return all;
  };
}
