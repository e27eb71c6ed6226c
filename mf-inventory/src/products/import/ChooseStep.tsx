import { Badge, Icon, PHONE } from '@cuadra/shared/ui';
import { type DragEvent, useState } from 'react';
import styled from 'styled-components';
import { Trouble } from '../Trouble.tsx';
import { ColumnGuide } from './ColumnGuide.tsx';
import { FILE_PROBLEMS, type FileProblem } from './csv-file.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

const Zone = styled.label<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--s-1);
  align-content: center;
  min-height: 260px;
  padding: var(--s-6) var(--s-4);
  border: 1.5px dashed ${({ $over }) => ($over ? 'var(--brand)' : 'var(--line-field)')};
  border-radius: var(--r-3);
  background: ${({ $over }) => ($over ? 'var(--brand-soft)' : 'var(--surface-2)')};
  text-align: center;
  cursor: pointer;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:hover {
    border-color: var(--brand);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--brand);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-bottom: var(--s-2);
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-ink);
`;

const Lead = styled.span`
  font-size: var(--t-lg);
  font-weight: 600;
  ${PHONE} {
    font-size: var(--t-md);
  }
`;

export interface ChooseStepProps {
  problem: FileProblem | undefined;
  onFile: (file: File) => void;
}

/** A file is chosen or dropped; below it, what the columns may be. */
export function ChooseStep({ problem, onFile }: ChooseStepProps) {
  const [over, setOver] = useState(false);
  const hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Body>
      {problem && <Trouble>{FILE_PROBLEMS[problem]}</Trouble>}
      <Zone
        $over={over}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={(event) => {
          hover(false)(event);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
      >
        <input
          type="file"
          aria-label="Archivo CSV"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file, mended, can be chosen again.
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <Mark>
          <Icon name="upload" size={22} />
        </Mark>
        <Lead>Elige tu archivo o suéltalo aquí</Lead>
        <span className="muted">
          <Badge>CSV</Badge> hasta 16 MB. De Excel: «Guardar como», tipo «CSV UTF-8».
        </span>
      </Zone>
      <ColumnGuide />
    </Body>
  );
}
