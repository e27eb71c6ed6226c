import type { InspectorVisit } from '@cuadra/shared/contract';

/** Milliseconds for which a visit is news: who opens Cuadra on a new device is not told of last year's. */
const NEWS = 30 * 24 * 60 * 60 * 1000;

/** @param seen the last visit that was put away */
export function isNews(
  { id, entered_at, left_at }: Pick<InspectorVisit, 'id' | 'entered_at' | 'left_at'>,
  seen: string | undefined,
  now: Date,
): boolean {
  return id !== seen && now.getTime() - Date.parse(left_at ?? entered_at) < NEWS;
}
