import { formatNumber } from './format.ts';

/** `1 cliente`, `17 clientes`. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? one : many}`;
}
