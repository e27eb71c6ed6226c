/** The tab's own storage: it survives a reload and ends with the tab. One that is refused must not take the page down. */

export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @param value undefined removes the key. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // What is on the screen goes on; only a reload forgets.
  }
}
