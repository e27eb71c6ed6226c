import type { Material } from '@cuadra/shared/contract';
import { type CountingUnit, exact, inOwnMeasure } from '@cuadra/shared/domain';
import { type AdjustValues, adjustFormSchema, NO_ADJUSTMENT } from '@cuadra/shared/form';
import { z } from 'zod';

/** An adjustment of a material as it is filled in. */
export interface AdjustMaterialValues extends AdjustValues {
  /** The name of the unit that the quantity is in; empty: the material's measure. */
  unit: string;
  lot: string;
  /** A day; empty: none. */
  expires_on: string;
}

export const NO_MATERIAL_ADJUSTMENT: AdjustMaterialValues = {
  ...NO_ADJUSTMENT,
  ...{ unit: '', lot: '', expires_on: '' },
};

/** So much in the material's own measure; null while it is no number, empty while there is none. */
export function ownQty(
  { qty, unit }: Pick<AdjustMaterialValues, 'qty' | 'unit'>,
  units: readonly CountingUnit[],
): string | null {
  if (!qty) return qty;
  return inOwnMeasure(qty, units.find(({ name }) => name === unit) ?? null);
}

/** What is typed in any unit, and what is sent of it: the difference in the material's measure. */
export function adjustMaterialSchema(
  { has_lots }: Pick<Material, 'has_lots'>,
  units: readonly CountingUnit[],
) {
  return z
    .custom<AdjustMaterialValues>()
    .superRefine(({ direction, expires_on, qty }, context) => {
      const isIn = direction === 'in' && Boolean(qty) && exact(qty ?? '0').gt(0);
      if (has_lots && isIn && expires_on === '') {
        context.addIssue({ code: 'custom', path: ['expires_on'], message: 'required' });
      }
    })
    .transform((values, context) => {
      const checked = adjustFormSchema.safeParse({ ...values, qty: ownQty(values, units) });
      if (!checked.success) {
        for (const { path, message } of checked.error.issues) {
          context.addIssue({ code: 'custom', path, message });
        }
        return z.NEVER;
      }
      const isOut = values.direction === 'out';
      return {
        ...checked.data,
        lot: isOut ? null : values.lot.trim() || null,
        expires_on: isOut ? null : values.expires_on || null,
      };
    });
}
