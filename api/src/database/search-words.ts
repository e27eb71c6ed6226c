/** The words that a list must contain to be found. At most eight: enough for any name, and a bound on the work. */
export function searchWords(search: string | undefined): string[] {
  return search ? search.split(/\s+/).filter(Boolean).slice(0, 8) : [];
}
