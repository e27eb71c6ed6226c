import { useCan } from '@cuadra/shared/state';

/** Why a field of the form may not be changed by whoever is signed in; undefined where it may (spec §3, products 5 to 7). */
export type Locked = Record<'cost' | 'utility' | 'qty', string | undefined>;

export function useLocked(): Locked {
  const mayCost = useCan(['products', 'modify_cost']);
  const mayUtility = useCan(['products', 'modify_utility']);
  const mayQuantity = useCan(['products', 'modify_quantity']);
  return {
    cost: mayCost ? undefined : 'Tu rol no permite cambiar el costo.',
    utility: mayUtility ? undefined : 'Tu rol no permite cambiar la utilidad ni el precio.',
    qty: mayQuantity ? undefined : 'Tu rol no permite cambiar la cantidad.',
  };
}
