import type { KeyboardEvent } from 'react';

const CELL = '[data-cell]';

/**
 * Enter goes to the next cell of a table of fields, arrows to the same one of the line above or below. A list and a day keep
 * their arrows.
 *
 * @returns `end` after the last cell
 */
export function moveThroughCells(event: KeyboardEvent, table: HTMLElement | null): 'end' | undefined {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !table || !target.matches(CELL)) return undefined;
  if (key === 'Enter') {
    // The form is sent by its button: a scanner and a quick hand end everything with Enter.
    event.preventDefault();
    const cells = [...table.querySelectorAll<HTMLElement>(CELL)];
    const next = cells[cells.indexOf(target) + 1];
    next?.focus();
    return next ? undefined : 'end';
  }
  const isWalked = target instanceof HTMLInputElement && target.type !== 'date';
  if (!isWalked || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  const column = [...table.querySelectorAll<HTMLElement>(`[data-cell="${target.dataset.cell}"]`)];
  const next = column[column.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)];
  if (next) {
    event.preventDefault();
    next.focus();
  }
  return undefined;
}
