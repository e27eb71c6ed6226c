import { type ApiInput, apiFile } from '@cuadra/shared/client';
import { DownloadMenu, type SheetColumns } from '@cuadra/shared/ui';

const NUMBERS: ReadonlySet<string> = new Set(['cantidad', 'minimo', 'costo', 'utilidad', 'precio']);
const COLUMNS: SheetColumns = {
  kindOf: (title) => (NUMBERS.has(title) ? 'number' : 'text'),
  widths: { nombre: 42, codigo_barras: 18, categoria: 20 },
};

export interface ExportMenuProps {
  /** What the list shows. */
  filter: NonNullable<ApiInput<'GET /products/export'>['query']>;
}

/** Takes along what the list shows, as a book of Excel or as a CSV. */
export function ExportMenu({ filter }: ExportMenuProps) {
  return (
    <DownloadMenu
      name="productos"
      read={() => apiFile('GET /products/export', { query: filter })}
      columns={COLUMNS}
    />
  );
}
