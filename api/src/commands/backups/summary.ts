import type { Manifest } from './manifest.ts';

/** How much a backup holds, for whoever made or restored it. */
export function summaryOf({ tables }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tablas, ${rows.toLocaleString('es-VE')} filas`;
}
