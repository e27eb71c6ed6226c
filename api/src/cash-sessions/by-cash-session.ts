/** What rows say of each cash session, in their order. */
export function byCashSession<Row extends { cash_session_id: string }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Map<string, Item[]> {
  const items = new Map<string, Item[]>();
  for (const row of rows) {
    const known = items.get(row.cash_session_id);
    if (known) known.push(toItem(row));
    else items.set(row.cash_session_id, [toItem(row)]);
  }
  return items;
}
