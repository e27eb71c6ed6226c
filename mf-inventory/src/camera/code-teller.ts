/** Milliseconds that a code has to be out of sight before it counts as another one of the same. */
const GONE = 1500;

/**
 * Tells a code once for as long as it stays in sight; again once it was taken away, since two of a product are counted one
 * after the other.
 */
export function codeTeller(): (code: string | undefined, now: number) => boolean {
  let last: string | undefined;
  let seenAt = Number.NEGATIVE_INFINITY;
  return (code, now) => {
    if (code === undefined) return false;
    const isNew = code !== last || now - seenAt > GONE;
    last = code;
    seenAt = now;
    return isNew;
  };
}
