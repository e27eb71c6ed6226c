import type { OrderSummary } from '@cuadra/shared/contract';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type Step, useAllowedSteps } from '../steps/use-order-steps.tsx';

/** The key of the next step, of the card that has the focus. */
export const NEXT_STEP_KEY = 's';

const CARD = '[data-order]';

/**
 * The board by keyboard: arrows go from card to card, S takes the one in focus its next step, and Enter opens it as any link.
 *
 * @param columns what stands in each column, as it is drawn
 */
export function useBoardKeys(
  board: RefObject<HTMLElement | null>,
  columns: readonly (readonly OrderSummary[] | undefined)[],
  onStep: (order: OrderSummary, to: Step) => void,
): (event: KeyboardEvent) => void {
  const allowed = useAllowedSteps();
  // A card that moves to another column is another element there: the focus goes along.
  const followed = useRef<string>(undefined);
  useEffect(() => {
    const id = followed.current;
    if (id === undefined || document.activeElement !== document.body) return;
    focusCard(board.current, id);
  });

  return (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !(event.target instanceof Element)) return;
    const id = event.target.closest(CARD)?.getAttribute('data-order');
    followed.current = undefined;
    if (id == null) return;
    if (event.key.toLowerCase() === NEXT_STEP_KEY) {
      const order = columns.flatMap((orders) => orders ?? []).find((one) => one.id === id);
      const [next] = order ? allowed(order.status) : [];
      if (!order || !next || next === 'cancelled') return;
      followed.current = id;
      event.preventDefault();
      onStep(order, next);
      return;
    }
    const neighbour = neighbourOf(columns, id, event.key);
    if (!neighbour) return;
    event.preventDefault();
    focusCard(board.current, neighbour.id);
  };
}

/** The card that an arrow leads to: in its column, or in the next column that has any, as far down as there are. */
export function neighbourOf<Card extends { id: string }>(
  columns: readonly (readonly Card[] | undefined)[],
  id: string,
  key: string,
): Card | undefined {
  const filled = columns.filter((orders) => orders !== undefined && orders.length > 0);
  const column = filled.findIndex((orders) => orders?.some((one) => one.id === id));
  const row = filled[column]?.findIndex((one) => one.id === id) ?? -1;
  if (row < 0) return undefined;
  if (key === 'ArrowDown') return filled[column]?.[row + 1];
  if (key === 'ArrowUp') return filled[column]?.[row - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const beside = filled[column + (key === 'ArrowRight' ? 1 : -1)];
  return beside?.[Math.min(row, beside.length - 1)];
}

function focusCard(board: HTMLElement | null, id: string): void {
  board?.querySelector<HTMLElement>(`[data-order="${CSS.escape(id)}"]`)?.focus();
}
