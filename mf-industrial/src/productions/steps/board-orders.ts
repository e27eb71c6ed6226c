import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { sum, toQuantity } from '@cuadra/shared/domain';
import type { Seen, StepEntry } from './step-entry.ts';

/** What of an order is done and has not arrived. */
export interface Unsent {
  isStarted: boolean;
  /** Good ones; null: no batch waits. */
  made: string | null;
  /** Nothing more comes. */
  isClosed: boolean;
}

/** An order as it stands beside the oven: as the API said last, with what was done since. */
export interface BoardOrder extends ProductionOrderSummary {
  /** As the API said last, without what waits. */
  told: Seen;
  /** Null: all of it has arrived. */
  unsent: Unsent | null;
  /** A step of it was rejected: a person decides first. */
  isHeld: boolean;
}

/**
 * The orders as a list said them, each as a step was answered since: the list may be older.
 *
 * @param answered what steps were answered with, by the orders' ids
 */
export function latestOrders(
  listed: readonly ProductionOrderSummary[],
  answered: Readonly<Record<string, ProductionOrderSummary>>,
): ProductionOrderSummary[] {
  return listed.map((order) => {
    const later = answered[order.id];
    return later && later.version > order.version ? later : order;
  });
}

/** The orders with the steps that wait on the device. */
export function boardOrders(
  latest: readonly ProductionOrderSummary[],
  entries: readonly StepEntry[],
): BoardOrder[] {
  return latest.map((order) =>
    withSteps(
      order,
      entries.filter((entry) => entry.order.id === order.id),
    ),
  );
}

function withSteps(order: ProductionOrderSummary, own: readonly StepEntry[]): BoardOrder {
  const waiting = own.filter(({ state }) => state === 'waiting');
  const isHeld = waiting.length < own.length;
  const told = { version: order.version, made: order.made };
  if (waiting.length === 0) return { ...order, told, unsent: null, isHeld };
  const batches = waiting.flatMap((entry) => (entry.kind === 'batch' ? [entry.body] : []));
  const isStarted = waiting.some(({ kind }) => kind === 'start');
  return {
    ...order,
    told,
    status: isStarted ? 'started' : order.status,
    made: toQuantity(sum([order.made, ...batches.map(({ qty }) => String(qty))])),
    waste: toQuantity(sum([order.waste, ...batches.map(({ waste = '0' }) => String(waste))])),
    unsent: {
      isStarted,
      made: batches.length > 0 ? toQuantity(sum(batches.map(({ qty }) => String(qty)))) : null,
      isClosed: batches.some(({ close = true }) => close),
    },
    isHeld,
  };
}
