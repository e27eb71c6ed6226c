/** Of one count. */
export const COUNT_PARAMETER = 'id';

export function countPath(id: string): string {
  return `/stock-count?${COUNT_PARAMETER}=${id}`;
}
