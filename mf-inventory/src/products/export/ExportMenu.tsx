import { type ApiInput, apiFile } from '@cuadra/shared/client';
import { DownloadMenu, saveFile } from '@cuadra/shared/ui';

export interface ExportMenuProps {
  /** What the list shows. */
  filter: NonNullable<ApiInput<'GET /products/export'>['query']>;
}

/** Takes along what the list shows, as a book of Excel or as a CSV. */
export function ExportMenu({ filter }: ExportMenuProps) {
  return (
    <DownloadMenu
      save={async (kind) => {
        const csv = await apiFile('GET /products/export', { query: filter });
        if (kind === 'csv') return saveFile('productos.csv', csv);
        const { excelFile } = await import('./excel-file.ts');
        saveFile('productos.xlsx', await excelFile(await csv.text()));
      }}
    />
  );
}
