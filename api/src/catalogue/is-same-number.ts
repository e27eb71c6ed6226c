import { exact } from '@cuadra/shared/domain';

/** Whether two decimals are one number, however they are written; null is only null. */
export function isSameNumber(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : exact(a).eq(b);
}
