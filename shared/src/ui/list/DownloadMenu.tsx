import { useState } from 'react';
import styled from 'styled-components';
import { errorText } from '../../client/index.ts';
import { notify } from '../../state/index.ts';
import { Icon } from '../Icon.tsx';
import { Menu } from '../Menu.tsx';
import { Spinner } from '../Spinner.tsx';
import { NARROW } from './narrow.ts';

export interface DownloadMenuProps {
  /** Fetches what is taken along and gives it to the person; what it throws is told. */
  save: (kind: 'xlsx' | 'csv') => Promise<void>;
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
export function DownloadMenu({ save }: DownloadMenuProps) {
  const [isBusy, setBusy] = useState(false);
  const start = async (kind: 'xlsx' | 'csv') => {
    if (isBusy) return;
    setBusy(true);
    try {
      await save(kind);
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
