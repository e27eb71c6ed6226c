import type { ProductionOrderSummary } from '@cuadra/shared/contract';

export interface BoardGroups<Order> {
  running: Order[];
  /** Of today, and what should have begun before. */
  toStart: Order[];
}

/** What stands on the board: what runs, and what is to begin today; the oldest first. */
export function boardGroups<Order extends Pick<ProductionOrderSummary, 'status' | 'day' | 'number'>>(
  orders: readonly Order[],
  today: string,
): BoardGroups<Order> {
  const oldest = [...orders].sort(
    (one, other) => one.day.localeCompare(other.day) || one.number - other.number,
  );
  return {
    running: oldest.filter(({ status }) => status === 'started'),
    toStart: oldest.filter(({ status, day }) => status === 'planned' && day <= today),
  };
}

/** A quantity after a press on a stepper; never below zero, and from nothing it begins at zero. */
export function stepped(qty: string | null, step: number): string {
  const next = Number(qty || '0') + step;
  return String(Math.max(0, Math.round(next * 1000) / 1000));
}
