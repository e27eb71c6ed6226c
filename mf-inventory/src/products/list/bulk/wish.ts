import type { ApiInput } from '@cuadra/shared/client';
import { ROUNDING_STEPS, type RoundingStep } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';

type Body = ApiInput<'POST /products/changes/create'>['body'];
export type Selected = Body['selection'];
export type Change = Body['change'];

export type ChangeKind = Change['kind'];

/** What is filled in for a change, as it is typed. */
export interface ChangeWish {
  kind: ChangeKind;
  /** A percentage or an amount: canonical decimals, empty for none, null for what is none. */
  value: string | null;
  currency: string;
  step: RoundingStep;
  /** A cut instead of a rise. */
  isCut: boolean;
  /** Of a category or a measure; empty for none. */
  named: string;
  /** Marked as favourites; unmarked where not. */
  favourite: boolean;
}

/** The change that was filled in; undefined while something is missing. */
export function changeOf({
  kind,
  value,
  currency,
  step,
  isCut,
  named,
  favourite,
}: ChangeWish): Change | undefined {
  if (kind === 'withdraw') return { kind };
  if (kind === 'category') return { kind, category_id: named || null };
  if (kind === 'measure') return { kind, measure_id: named || null };
  if (kind === 'favourite') return { kind, favourite };
  if (!value) return undefined;
  if (kind === 'utility') return { kind, utility: value };
  if (Number(value) === 0) return undefined;
  if (kind === 'price_amount') return { kind, amount: value, currency };
  if (Number(value) > (isCut ? 99 : 900)) return undefined;
  return { kind, percent: isCut ? `-${value}` : value, step };
}

const isStep = (value: unknown): value is RoundingStep => ROUNDING_STEPS.some((step) => step === value);

/** To what this company's prices are rounded, as it was chosen on this device the last time. */
export function storedStep(companyId: string) {
  return storedJson(`cuadra.rounding-step.${companyId}`, only(isStep));
}
