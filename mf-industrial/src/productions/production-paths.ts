import type { GoodRef } from '@cuadra/shared/contract';

export const PRODUCTIONS_PATH = '/industrial/productions';

/** Of the address of `/industrial/order`: which one. */
export const ORDER_PARAMETER = 'id';

export function orderPath(id: string): string {
  return `/industrial/order?${ORDER_PARAMETER}=${id}`;
}

/** Where what lacks is bought: products and materials, a screen of Inventario. */
export const TO_BUY_PATH = '/to-buy?tab=materials';

/** Of the address of `/industrial/production`: which batch. */
export const BATCH_PARAMETER = 'id';

export function batchPath(id: string): string {
  return `/industrial/production?${BATCH_PARAMETER}=${id}`;
}

/** Of the address of `/industrial/lot`: of what it is a lot, and which. */
export const LOT_PARAMETERS = { kind: 'kind', good: 'good', lot: 'lot' } as const;

/** Where a lot came from and where it went. */
export function lotPath({ kind, id }: GoodRef, lot: string): string {
  const { kind: kindName, good, lot: lotName } = LOT_PARAMETERS;
  return `/industrial/lot?${new URLSearchParams({ [kindName]: kind, [good]: id, [lotName]: lot })}`;
}
