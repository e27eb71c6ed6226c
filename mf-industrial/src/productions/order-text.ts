import type { ProductionOrder, ProductionOrderStatus, ProductionOrderSummary } from '@cuadra/shared/contract';
import { type Exact, exact, toQuantity } from '@cuadra/shared/domain';
import type { BadgeTone } from '@cuadra/shared/ui';

interface StatusText {
  /** Of one. */
  name: string;
  /** Of the tab that has them all. */
  plural: string;
  tone: BadgeTone;
}

export const STATUS_TEXTS: Readonly<Record<ProductionOrderStatus, StatusText>> = {
  planned: { name: 'Planificada', plural: 'Planificadas', tone: 'brand' },
  started: { name: 'En proceso', plural: 'En proceso', tone: 'gold' },
  done: { name: 'Hecha', plural: 'Hechas', tone: 'ok' },
  annulled: { name: 'Anulada', plural: 'Anuladas', tone: 'bad' },
};

/** «Orden 12». */
export function orderTitle({ number }: Pick<ProductionOrderSummary, 'number'>): string {
  return `Orden ${number}`;
}

/** Good ones that are still to be made; «0» once there are enough. */
export function leftToMake({ qty, made }: Pick<ProductionOrderSummary, 'qty' | 'made'>): string {
  const left = exact(qty).minus(made);
  return left.gt(0) ? toQuantity(left) : '0';
}

/** Whether it was planned for a day that is over, and still is not started. */
export function isLate(
  { status, day }: Pick<ProductionOrderSummary, 'status' | 'day'>,
  today: string,
): boolean {
  return status === 'planned' && day < today;
}

type Line = ProductionOrder['lines'][number];

/** What an order still takes of the stock by a line, and how much of that is not there. */
export function stillTakes({
  qty,
  held,
  used,
  available,
}: Pick<Line, 'qty' | 'held' | 'used' | 'available'>): {
  qty: string;
  missing: string;
} {
  const left = positive(exact(qty).minus(held).minus(used));
  const there = positive(exact(available));
  return { qty: toQuantity(left), missing: toQuantity(positive(left.minus(there))) };
}

function positive(figure: Exact): Exact {
  return figure.gt(0) ? figure : exact(0);
}
