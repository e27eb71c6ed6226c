/** Milliseconds after which the page has a turn: two frames. */
const SLICE_MS = 32;

/** Lets the page answer what it was asked meanwhile: a key, another screen. */
export function letPageAnswer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** As `items.map(one)`, with the page answering in between, however many there are. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  one: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let begun = performance.now();
  for (const item of items) {
    results.push(one(item));
    if (performance.now() - begun < SLICE_MS) continue;
    await letPageAnswer();
    begun = performance.now();
  }
  return results;
}
