/**
 * Does something in one tab of the browser at a time; the others wait. Where the browser has no locks (plain http in a
 * shop's own network), it is done anyway: two tabs then do the same work twice.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || !navigator.locks) return work();
  return navigator.locks.request(name, work);
}
