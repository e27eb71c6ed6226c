/** As many as nobody cuts apart by hand, and a browser draws at once. */
export const MOST_COPIES = 500;

/** How many labels were asked for; null where that is no number of them. */
export function copiesOf(typed: string): number | null {
  const count = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= MOST_COPIES ? count : null;
}
