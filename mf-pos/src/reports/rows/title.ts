import { GROUP_LABELS, type GroupBy } from '../report-list.ts';

/** `Ventas por día`. */
export function titleOf(what: string, groupBy: GroupBy): string {
  return `${what} por ${GROUP_LABELS[groupBy].toLocaleLowerCase('es')}`;
}
