/** Rows of a form that are added, changed, moved and taken away, each known by an id of its own. */

/** The rows with one of them changed. */
export function withRow<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  return rows.map((other) => (other.id === row.id ? row : other));
}

/** The rows without one of them. */
export function withoutRow<Row extends { id: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter((row) => row.id !== id);
}

/** The rows with one of them a place up (-1) or down (1); at its end it stays where it is. */
export function withMoved<Row extends { id: string }>(rows: readonly Row[], id: string, step: -1 | 1): Row[] {
  const from = rows.findIndex((row) => row.id === id);
  const [moved, other] = [rows[from], rows[from + step]];
  if (!moved || !other) return [...rows];
  return rows.map((row) => {
    if (row.id === moved.id) return other;
    return row.id === other.id ? moved : row;
  });
}
