import { WAY_LABELS, type Way } from '../report-list.ts';

/** `Ventas por día`. */
export function titleOf(what: string, way: Way): string {
  return `${what} por ${WAY_LABELS[way].toLocaleLowerCase('es')}`;
}
