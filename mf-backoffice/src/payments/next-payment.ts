import type { ReviewedReport } from '@cuadra/shared/contract';

type Queued = Pick<ReviewedReport, 'id' | 'status'>;

/**
 * The payment to look at once this one is decided: the next that waits, or the first of those before it.
 *
 * @param decided what was decided on already; a list that was read before that still says that it waits
 * @returns undefined where no other one waits
 */
export function nextWaiting(
  queue: readonly Queued[],
  id: string,
  decided: ReadonlySet<string>,
): string | undefined {
  const at = queue.findIndex((one) => one.id === id);
  const others = [...queue.slice(at + 1), ...queue.slice(0, Math.max(at, 0))];
  return others.find((one) => one.status === 'waiting' && !decided.has(one.id))?.id;
}

/** The payment so many rows away, as arrows walk; undefined past the ends. */
export function neighbour(queue: readonly Queued[], id: string, step: 1 | -1): string | undefined {
  const at = queue.findIndex((one) => one.id === id);
  return at < 0 ? queue[0]?.id : queue[at + step]?.id;
}
