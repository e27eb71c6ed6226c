/** Rows of a form that are changed, moved and taken away, each known by an id of its own. */

/** The rows with one of them changed. */
export function withRow<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  return rows.map((other) => (other.id === row.id ? row : other));
}

/** The rows without one of them. */
export function withoutRow<Row extends { id: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter((row) => row.id !== id);
}

/** The list with the one at a place moved up (-1) or down (1); at its end it stays where it is. */
export function moved<Item>(items: readonly Item[], from: number, step: -1 | 1): Item[] {
  const to = from + step;
  if (from < 0 || from >= items.length || to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
