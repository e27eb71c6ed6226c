import type { OrderSummary } from '@cuadra/shared/contract';
import type { OrderStatus } from '@cuadra/shared/domain';
import type { Step } from '../steps/use-order-steps.tsx';

/** A column of the board: the statuses that stand in it, and the one that an order takes by being put there. */
export interface Column {
  id: string;
  name: string;
  statuses: readonly OrderStatus[];
  takes: Step | undefined;
  /** Instead of orders: what stands here. */
  empty: string;
}

export const COLUMNS: readonly Column[] = [
  {
    ...{ id: 'pending', name: 'Nuevo', statuses: ['pending'], takes: undefined },
    empty: 'Aquí llegan los pedidos de tu tienda.',
  },
  {
    ...{ id: 'accepted', name: 'Aceptado', statuses: ['accepted'], takes: 'accepted' },
    empty: 'Lo que aceptas queda apartado mientras lo preparas.',
  },
  {
    ...{ id: 'ready', name: 'Listo', statuses: ['ready'], takes: 'ready' },
    empty: 'Lo que está listo para retirar o enviar.',
  },
  {
    ...{ id: 'delivered', name: 'Entregado', statuses: ['delivered'], takes: 'delivered' },
    empty: 'Los últimos que entregaste.',
  },
  {
    ...{ id: 'cancelled', name: 'Anulado', statuses: ['cancelled', 'expired'], takes: 'cancelled' },
    empty: 'Los últimos que anulaste, y los que vencieron.',
  },
];

/** The orders as they were read, by status; undefined while one was not. */
export type OrdersByStatus = Readonly<Record<OrderStatus, readonly OrderSummary[] | undefined>>;

/**
 * What stands in a column, newest first. An order on its way to another status is drawn there already.
 *
 * @returns undefined until all of it was read
 */
export function ordersOf(
  { statuses }: Pick<Column, 'statuses'>,
  read: OrdersByStatus,
  moving: ReadonlyMap<string, OrderStatus>,
): OrderSummary[] | undefined {
  if (statuses.some((status) => read[status] === undefined)) return undefined;
  const known = new Map<string, OrderSummary>();
  for (const order of Object.values(read).flatMap((orders) => orders ?? [])) {
    // Read at two moments an order may be in two lists: the later one is right.
    const other = known.get(order.id);
    if (!other || other.updated_at < order.updated_at) known.set(order.id, order);
  }
  return [...known.values()]
    .filter((order) => statuses.includes(moving.get(order.id) ?? order.status))
    .sort((one, other) => other.number - one.number);
}
