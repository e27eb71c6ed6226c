import { type ApiInput, apiFile } from '@cuadra/shared/client';
import { DownloadMenu, type SheetColumns } from '@cuadra/shared/ui';

const COLUMNS: SheetColumns = {
  kindOf: (title) => {
    if (['Cumpleaños', 'Última compra'].includes(title)) return 'day';
    // Of debts there is a column in each currency: «Debe USD».
    return /^(Límite|Días|Debe|Vencido|A favor) /.test(title) ? 'number' : 'text';
  },
  widths: { Nombre: 36, Teléfono: 16, Correo: 26, Dirección: 36, Nota: 30, 'Límite de crédito': 16 },
};

export interface ExportMenuProps {
  /** What the list shows, and in which order. */
  query: NonNullable<ApiInput<'GET /clients/export'>['query']>;
}

/** Takes along what the list shows, as a book of Excel or as a CSV. */
export function ExportMenu({ query }: ExportMenuProps) {
  return (
    <DownloadMenu name="clientes" read={() => apiFile('GET /clients/export', { query })} columns={COLUMNS} />
  );
}
