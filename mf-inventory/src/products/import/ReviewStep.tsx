import { formatQuantity, type ImportField } from '@cuadra/shared/domain';
import { Notice, Stack } from '@cuadra/shared/ui';
import { FileSpreadsheet } from 'lucide-react';
import styled from 'styled-components';
import { ColumnsTable } from './ColumnsTable.tsx';
import { MISSING_NAME } from './import-error-text.ts';
import type { ListFile } from './list-file.ts';
import { PlanView } from './PlanView.tsx';
import { FIELD_LABELS } from './rejections.ts';
import type { Planned } from './use-plan.ts';

const FileLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-width: 0;
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const FileMark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: var(--r-2);
  background: var(--brand-soft);
  color: var(--brand-ink);
`;

export interface ReviewStepProps {
  file: ListFile;
  fields: readonly (ImportField | null)[];
  locked: ReadonlySet<ImportField>;
  onFields: (fields: (ImportField | null)[]) => void;
  planned: Planned;
  error: string | undefined;
}

/** What will be made of the file, before anything is written. */
export function ReviewStep({ file, fields, locked, onFields, planned, error }: ReviewStepProps) {
  const { book } = file;
  return (
    <Stack>
      <FileLine>
        <FileMark>
          <FileSpreadsheet size={20} strokeWidth={1.75} aria-hidden />
        </FileMark>
        <div>
          <strong>{file.name}</strong>
          <div className="muted num">
            {file.count === 1 ? '1 producto' : `${formatQuantity(file.count)} productos`}
            {book && `, hoja «${book.name}»`}
          </div>
        </div>
      </FileLine>
      {error && <Notice tone="bad">{error}</Notice>}
      {book && book.others > 0 && (
        <Notice>
          El libro tiene otras hojas con datos: solo leemos «{book.name}». Si tus productos están en otra,
          ponla de primera y trae el libro de nuevo.
        </Notice>
      )}
      {book && book.emptyFormulas > 0 && (
        <Notice tone="warning">
          {book.emptyFormulas === 1
            ? 'Una celda tiene una fórmula sin resultado y la leemos vacía.'
            : `${formatQuantity(book.emptyFormulas)} celdas tienen fórmulas sin resultado y las leemos vacías.`}{' '}
          Abre el libro en Excel, guárdalo y tráelo de nuevo.
        </Notice>
      )}
      {!hasName(fields) && <Notice tone="bad">{MISSING_NAME}</Notice>}
      {locked.size > 0 && (
        <p className="muted">
          Tu rol no puede cambiar {[...locked].map((field) => `«${FIELD_LABELS[field]}»`).join(', ')}: esas
          columnas quedan fuera.
        </p>
      )}
      <ColumnsTable file={file} fields={fields} locked={locked} onChange={onFields} />
      {hasName(fields) && <PlanView planned={planned} />}
      <p className="muted">
        Los que ya tienes, por su código de barras o su código, se actualizan; los demás se crean. Lo que el
        archivo deja vacío se queda como estaba, y una línea que no se pueda leer no detiene a las otras.
      </p>
    </Stack>
  );
}

export function hasName(fields: readonly (ImportField | null)[]): boolean {
  return fields.includes('name');
}
