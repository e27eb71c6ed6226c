import { type ApiInput, apiFile } from '@cuadra/shared/client';
import { DownloadMenu, type SheetColumns } from '@cuadra/shared/ui';

const NUMBERS: ReadonlySet<string> = new Set(['cantidad', 'minimo', 'costo', 'valor']);
const COLUMNS: SheetColumns = {
  kindOf: (title) => (NUMBERS.has(title) ? 'number' : 'text'),
  widths: { nombre: 42, medida: 16 },
};

export interface ExportMenuProps {
  /** What the list shows. */
  filter: NonNullable<ApiInput<'GET /materials/export'>['query']>;
}

/** Takes along what the list shows, as a book of Excel or as a CSV. */
export function ExportMenu({ filter }: ExportMenuProps) {
  return (
    <DownloadMenu
      name="materiales"
      read={() => apiFile('GET /materials/export', { query: filter })}
      columns={COLUMNS}
    />
  );
}
