/**
 * Data that stands in the page for its scripts.
 *
 * @returns undefined where the page has no such block
 */
export function readBlock<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
