import { Badge, FilePicker, Stack } from '../../ui/index.ts';
import { ColumnGuide } from './ColumnGuide.tsx';
import { FILE_ERRORS, type FileError } from './file-errors.ts';
import type { ImportKind } from './import-kind.ts';

const ACCEPTED = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values,.xlsx,.xls,.ods';

export interface ChooseStepProps {
  kind: ImportKind;
  error: FileError | undefined;
  onFile: (file: File) => void;
}

/** A file is chosen or dropped; below it, what the columns may be. */
export function ChooseStep({ kind, error, onFile }: ChooseStepProps) {
  return (
    <Stack>
      <FilePicker
        label="Archivo CSV o Excel"
        accept={ACCEPTED}
        invitation="Elige tu archivo o suéltalo aquí"
        hint={
          <>
            <Badge>Excel</Badge> <Badge>CSV</Badge> hasta 16 MB. También de LibreOffice.
          </>
        }
        error={error && FILE_ERRORS[error]}
        onPick={onFile}
        size="tall"
      />
      <ColumnGuide kind={kind} />
    </Stack>
  );
}
