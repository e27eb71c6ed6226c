import { useState } from 'react';
import styled from 'styled-components';
import { errorText } from '../../client/index.ts';
import { notify } from '../../state/index.ts';
import { Icon } from '../Icon.tsx';
import { Menu } from '../Menu.tsx';
import { Spinner } from '../Spinner.tsx';
import type { SheetColumns } from './book/sheet-columns.ts';
import { NARROW } from './narrow.ts';
import { saveFile } from './save-file.ts';

export interface DownloadMenuProps {
  /** Of the file, without its ending; with a capital, of the sheet: «clientes». */
  name: string;
  /** What is taken along, as the API writes it as a CSV; what it throws is told. */
  read: () => Promise<Blob>;
  columns: SheetColumns;
}

const Trigger = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  ${NARROW} {
    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Takes along what a list shows, as a book of Excel or as a CSV; one at a time. */
export function DownloadMenu({ name, read, columns }: DownloadMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const start = async (kind: 'xlsx' | 'csv') => {
    if (isBusy) return;
    setBusy(true);
    try {
      const csv = await read();
      if (kind === 'csv') return saveFile(`${name}.csv`, csv);
      // A book is some tens of kilobytes of code, for who asks for one.
      const { excelFile } = await import('./book/excel-file.ts');
      const sheet = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      saveFile(`${name}.xlsx`, await excelFile(await csv.text(), sheet, columns));
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      aria-busy={isBusy}
      trigger={
        <Trigger>
          {isBusy ? <Spinner /> : <Icon name="download" size={18} />}
          <span>Descargar</span>
        </Trigger>
      }
      entries={[
        { label: 'Excel (.xlsx)', onSelect: () => void start('xlsx') },
        { label: 'CSV', onSelect: () => void start('csv') },
      ]}
    />
  );
}
