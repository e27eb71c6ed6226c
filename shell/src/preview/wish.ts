/** The tab's own storage holds the preview that it wants here, as JSON: `"mf_pos@1.2.0-rc.1"`. */
export const PREVIEW_KEY = 'cuadra.preview';
/** Characters of which the server reads more of none. */
const MOST = 200;

/** Takes the wish of the page's address, which holds for the tab from then on, and says which one holds; undefined for none. */
export function takeWish(): string | undefined {
  try {
    const asked = new URLSearchParams(location.search).get('preview');
    if (asked) sessionStorage.setItem(PREVIEW_KEY, JSON.stringify(asked.slice(0, MOST)));
    return JSON.parse(sessionStorage.getItem(PREVIEW_KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
