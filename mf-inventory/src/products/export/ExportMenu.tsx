import { type ApiInput, apiFile, errorText } from '@cuadra/shared/client';
import { notify } from '@cuadra/shared/state';
import { Icon, Menu, Spinner } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { NARROW } from '../list/narrow.ts';
import { saveFile } from './save-file.ts';

export interface ExportMenuProps {
  /** What the list shows. */
  filter: NonNullable<ApiInput<'GET /products/export'>['query']>;
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

/** Takes along what the list shows, as a book of Excel or as a CSV. */
export function ExportMenu({ filter }: ExportMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async (kind: 'xlsx' | 'csv') => {
    if (isBusy) return;
    setBusy(true);
    try {
      const csv = await apiFile('GET /products/export', { query: filter });
      if (kind === 'csv') saveFile('productos.csv', csv);
      else {
        const { excelFile } = await import('./excel-file.ts');
        saveFile('productos.xlsx', await excelFile(await csv.text()));
      }
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
        { label: 'Excel (.xlsx)', onSelect: () => void save('xlsx') },
        { label: 'CSV', onSelect: () => void save('csv') },
      ]}
    />
  );
}
