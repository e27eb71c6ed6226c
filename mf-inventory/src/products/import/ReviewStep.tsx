import { formatQuantity } from '@cuadra/shared/domain';
import { Badge, Notice, Stack } from '@cuadra/shared/ui';
import { FileSpreadsheet } from 'lucide-react';
import styled from 'styled-components';
import type { CsvFile } from './csv-file.ts';
import { MISSING_NAME } from './import-error-text.ts';
import { FIELD_LABELS } from './rejections.ts';

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
  td {
    border-top: 1px solid var(--line);
  }
`;

const ReadAs = styled.div`
  margin-top: 4px;
`;

/** What will be made of the file, before it is sent. */
export function ReviewStep({ file, error }: { file: CsvFile; error: string | undefined }) {
  const columns = file.columns.map((column, index) => ({ ...column, key: `${index} ${column.header}` }));
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
          </div>
        </div>
      </FileLine>
      {error && <Notice tone="bad">{error}</Notice>}
      {!hasName(file) && <Notice tone="bad">{MISSING_NAME}</Notice>}
      {/* With the keyboard too, all columns can be brought into sight. */}
      <Scroll role="region" aria-label="Vista previa del archivo" tabIndex={0}>
        <Sample aria-label="Así leemos tu archivo">
          <thead>
            <tr>
              {columns.map(({ key, header, field }) => (
                <th key={key} scope="col">
                  {header || 'Sin título'}
                  <ReadAs>
                    {field ? <Badge tone="ok">{FIELD_LABELS[field]}</Badge> : <Badge>No se usa</Badge>}
                  </ReadAs>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.sample.map((row) => (
              <tr key={row.join('\n')}>
                {columns.map(({ key }, index) => (
                  <td key={key}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Sample>
      </Scroll>
      <p className="muted">
        Los que ya tienes, por su código de barras o su código, se actualizan; los demás se crean. Lo que el
        archivo deja vacío se queda como estaba, y una línea que no se pueda leer no detiene a las otras.
      </p>
    </Stack>
  );
}

export function hasName(file: CsvFile): boolean {
  return file.columns.some(({ field }) => field === 'name');
}
