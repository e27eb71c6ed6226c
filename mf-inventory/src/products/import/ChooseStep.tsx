import { Badge, FilePicker } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { ColumnGuide } from './ColumnGuide.tsx';
import { FILE_PROBLEMS, type FileProblem } from './csv-file.ts';

/** Books of a spreadsheet, too: who brings one is told how to make a CSV of it. */
const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,.xlsx,.xls,.ods';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

export interface ChooseStepProps {
  problem: FileProblem | undefined;
  onFile: (file: File) => void;
}

/** A file is chosen or dropped; below it, what the columns may be. */
export function ChooseStep({ problem, onFile }: ChooseStepProps) {
  return (
    <Body>
      <FilePicker
        label="Archivo CSV"
        accept={ACCEPTED}
        invitation="Elige tu archivo o suéltalo aquí"
        hint={
          <>
            <Badge>CSV</Badge> hasta 16 MB. De Excel: «Guardar como», tipo «CSV UTF-8».
          </>
        }
        error={problem && FILE_PROBLEMS[problem]}
        onPick={onFile}
        size="tall"
      />
      <ColumnGuide />
    </Body>
  );
}
