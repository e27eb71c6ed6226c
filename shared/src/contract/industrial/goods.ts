import { z } from 'zod';
import { Id, Instant } from '../common.ts';

/*
 * The industrial group: materials, the formulas that say how they become a product, and the productions that do it.
 *
 * All of it needs the company's module `formulas`. Spec §3's table has no permissions for it, and what it changes in the
 * end are products, their stock and their cost; so the permissions of `products` open it: read, create, update and delete
 * as they say; 7 (modify quantity) to move stock, as an adjustment of a product takes it, and so to produce; 5 (modify
 * cost) wherever a cost is set. A cost is seen by who may read, as that of a product is.
 */
export const requires = 'formulas';

export const search = z.string().trim().max(100).optional();

export const GOOD_KINDS = ['material', 'product'] as const;
export type GoodKind = (typeof GOOD_KINDS)[number];

/** What a formula takes or makes: a material, or a product of the catalogue. */
export const GoodRef = z.strictObject({ kind: z.enum(GOOD_KINDS), id: Id });
export type GoodRef = z.output<typeof GoodRef>;

/** The same with its name, as an answer has it. */
export const Good = z.object({
  kind: z.enum(GOOD_KINDS),
  id: Id,
  name: z.string(),
  measure_id: Id.nullable(),
});
export type Good = z.output<typeof Good>;

/** An amount in the company's two currencies, each worked out on its own. */
export const Both = z.object({ main: z.string(), alternative: z.string() });
export type Both = z.output<typeof Both>;

/** Who did a step, and when. */
export const Deed = z.object({
  create_at: Instant,
  user: z.object({ id: Id, name: z.string() }),
});
export type Deed = z.output<typeof Deed>;

/** Refuses a list that names a good twice: `lines.3.good` is `repeated`. */
export function onceEach(goods: readonly { good: GoodRef }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  goods.forEach(({ good }, index) => {
    if (seen.has(good.id)) {
      context.addIssue({ code: 'custom', message: 'repeated', path: [index, 'good'] });
    }
    seen.add(good.id);
  });
}
