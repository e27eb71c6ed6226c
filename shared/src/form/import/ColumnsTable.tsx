import styled from 'styled-components';
import type { Rejection } from '../../contract/index.ts';
import { Icon, Select, VisuallyHidden } from '../../ui/index.ts';
import { type ColumnFields, fieldLabel, type ImportKind } from './import-kind.ts';
import type { ListFile } from './list-file.ts';
import { rejectionText } from './rejections.ts';

const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

const Sample = styled.table`
  min-width: 100%;
  font-size: var(--t-sm);
  th,
  td {
    padding: 8px 12px;
    min-width: 172px;
    max-width: 260px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: start;
  }
  th {
    background: var(--surface-2);
    font-weight: 600;
    vertical-align: top;
  }
  tbody > tr > * {
    border-top: 1px solid var(--line);
  }
  tr > th:first-child {
    min-width: 64px;
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
    span {
      margin-inline-start: 4px;
      vertical-align: -2px;
    }
  }
  tr[data-wrong] > * {
    background: var(--danger-soft);
    color: var(--danger);
  }
`;

const ReadAs = styled.div`
  margin-top: 4px;
`;

export interface ColumnsTableProps {
  kind: ImportKind;
  file: ListFile;
  fields: Readonly<ColumnFields>;
  /** Fields that the role may not set. */
  locked: ReadonlySet<string>;
  /** What is wrong with lines of it, as far as that is known. */
  rejections: readonly Rejection[];
  onChange: (fields: ColumnFields) => void;
}

/** The columns of a file with its first rows, and what each is read as, to be corrected by hand. */
export function ColumnsTable({ kind, file, fields, locked, rejections, onChange }: ColumnsTableProps) {
  const columns = file.header.map((header, index) => ({ header, index, key: `${index} ${header}` }));
  const choose = (index: number, chosen: string | null) =>
    // What is listed has one name and one price: whoever says where it stands takes it from where it stood.
    onChange(
      fields.map((field, at) => {
        if (at === index) return chosen;
        return field === chosen && chosen !== kind.several ? null : field;
      }),
    );
  return (
    // With the keyboard too, all columns can be brought into sight.
    <Scroll role="region" aria-label="Vista previa del archivo" tabIndex={0}>
      <Sample aria-label="Así leemos tu archivo">
        <thead>
          <tr>
            <th scope="col">Línea</th>
            {columns.map(({ key, header, index }) => (
              <th key={key} scope="col">
                {header || 'Sin título'}
                <ReadAs>
                  <Select
                    size="sm"
                    aria-label={`Columna «${header || index + 1}»`}
                    value={fields[index] ?? ''}
                    onChange={(event) => choose(index, event.target.value || null)}
                    placeholder="No se usa"
                    options={Object.keys(kind.fields).map((field) => ({
                      value: field,
                      label: fieldLabel(kind, field),
                      disabled: locked.has(field),
                    }))}
                  />
                </ReadAs>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.sample.map(({ line, cells }) => {
            const wrong = rejections.filter((rejection) => rejection.line === line);
            return (
              <tr key={line} data-wrong={wrong.length > 0 || undefined}>
                <th scope="row">
                  {line}
                  {wrong.length > 0 && (
                    <span title={wrong.map((rejection) => rejectionText(kind, rejection)).join('. ')}>
                      <Icon name="alert" size={14} />
                      <VisuallyHidden>no se puede importar</VisuallyHidden>
                    </span>
                  )}
                </th>
                {columns.map(({ key, index }) => (
                  <td key={key}>{cells[index]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Sample>
    </Scroll>
  );
}
