import styled from 'styled-components';
import { formatQuantity } from '../../domain/index.ts';
import { Icon, Notice, Stack } from '../../ui/index.ts';
import { ColumnsTable } from './ColumnsTable.tsx';
import { missingName } from './import-error-text.ts';
import { type ColumnFields, fieldLabel, type ImportKind, nounOf } from './import-kind.ts';
import type { ListFile } from './list-file.ts';
import { PlanView } from './PlanView.tsx';
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
  kind: ImportKind;
  file: ListFile;
  fields: Readonly<ColumnFields>;
  locked: ReadonlySet<string>;
  onFields: (fields: ColumnFields) => void;
  planned: Planned;
  error: string | undefined;
}

/** What will be made of the file, before anything is written. */
export function ReviewStep({ kind, file, fields, locked, onFields, planned, error }: ReviewStepProps) {
  const { book } = file;
  return (
    <Stack>
      <FileLine>
        <FileMark>
          <Icon name="grid" size={20} />
        </FileMark>
        <div>
          <strong>{file.name}</strong>
          <div className="muted num">
            {`${formatQuantity(file.count)} ${nounOf(kind, file.count)}`}
            {book && `, hoja «${book.name}»`}
          </div>
        </div>
      </FileLine>
      {error && <Notice tone="bad">{error}</Notice>}
      {book && book.others > 0 && (
        <Notice>
          El libro tiene otras hojas con datos: solo leemos «{book.name}». Si tus {kind.many} están en otra,
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
      {!hasName(fields) && <Notice tone="bad">{missingName(kind)}</Notice>}
      {locked.size > 0 && (
        <p className="muted">
          Tu rol no puede cambiar {[...locked].map((field) => `«${fieldLabel(kind, field)}»`).join(', ')}:
          esas columnas quedan fuera.
        </p>
      )}
      <ColumnsTable
        {...{ kind, file, fields, locked }}
        rejections={planned.at === 'known' ? planned.plan.rejections : []}
        onChange={onFields}
      />
      {hasName(fields) && <PlanView kind={kind} planned={planned} />}
      <p className="muted">{kind.advice}</p>
    </Stack>
  );
}

export function hasName(fields: Readonly<ColumnFields>): boolean {
  return fields.includes('name');
}
