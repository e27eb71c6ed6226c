import type { ApiInput } from '@cuadra/shared/client';
import { exact, toRate } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import type { KnownGood } from '../form/formula-values.ts';

/** A good that would cost something else, as it is filled in. */
export interface RiseValues {
  id: string;
  known: KnownGood;
  /** By how many percent it rises, or what it would cost. */
  kind: 'percent' | 'cost';
  value: TypedDecimal;
}

type CostChange = ApiInput<'POST /formulas/simulate'>['body']['changes'][number];

/** A good that begins to rise; of what nobody knows the cost only a new one can be said. */
export function newRise(known: KnownGood): RiseValues {
  return { id: known.good.id, known, kind: known.cost === null ? 'cost' : 'percent', value: '' };
}

/** What one of it would cost; null while that is not said. */
export function risenCost({ known, kind, value }: RiseValues): string | null {
  if (!value) return null;
  if (kind === 'cost') return toRate(value);
  return known.cost === null ? null : toRate(exact(known.cost).times(exact(value).plus(100)).div(100));
}

/** What is asked of the API: those of which a new cost is known. */
export function costChanges(rises: readonly RiseValues[]): CostChange[] {
  return rises.flatMap((rise) => {
    const cost = risenCost(rise);
    const { good, cost_currency } = rise.known;
    return cost === null ? [] : [{ good: { kind: good.kind, id: good.id }, cost, currency: cost_currency }];
  });
}
