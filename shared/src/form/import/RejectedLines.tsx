import styled from 'styled-components';
import type { Rejection } from '../../contract/index.ts';
import { formatQuantity } from '../../domain/index.ts';
import { Button, Row } from '../../ui/index.ts';
import type { ImportKind } from './import-kind.ts';
import { rejectionsCsv, rejectionText } from './rejections.ts';
import { saveText } from './save-text.ts';

/** Rejections shown on the screen; the file has all that the answer brought. */
const SHOWN = 100;

const Scroll = styled.div`
  max-height: 300px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

const Rejected = styled.table`
  width: 100%;
  font-size: var(--t-sm);
  th,
  td {
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
  }
  th {
    position: sticky;
    top: 0;
    background: var(--surface-2);
    box-shadow: inset 0 -1px var(--line);
    color: var(--ink-3);
    font-size: var(--t-xs);
  }
  tbody tr + tr td {
    border-top: 1px solid var(--line);
  }
  td:first-child {
    width: 72px;
    font-variant-numeric: tabular-nums;
  }
  td:last-child {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

export interface RejectedLinesProps {
  kind: ImportKind;
  /** They are taken all the same. */
  isDoubt?: boolean;
  title: string;
  advice: string;
  rejections: readonly Rejection[];
  /** All of them, those that were not told included. */
  count: number;
}

/** Every line that cannot be taken, or that looks wrong, with its reason; to be taken along as a file, too. */
export function RejectedLines({
  kind,
  isDoubt = false,
  title,
  advice,
  rejections,
  count,
}: RejectedLinesProps) {
  const shown = rejections.slice(0, SHOWN);
  if (count === 0) return null;
  return (
    <>
      <Row $justify="space-between">
        <div>
          <h3>{title}</h3>
          <p className="muted">{advice}</p>
        </div>
        <Button
          size="sm"
          icon="download"
          onClick={() =>
            saveText(
              `${kind.many}-${isDoubt ? 'por-revisar' : 'rechazados'}.csv`,
              rejectionsCsv(kind, rejections),
            )
          }
        >
          {isDoubt ? 'Descargar dudas' : 'Descargar rechazados'}
        </Button>
      </Row>
      <Scroll role="region" aria-label={title} tabIndex={0}>
        <Rejected aria-label={isDoubt ? 'Líneas dudosas' : 'Líneas rechazadas'}>
          <thead>
            <tr>
              <th scope="col">Línea</th>
              <th scope="col">Motivo</th>
              <th scope="col">Valor</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((rejection) => (
              <tr key={`${rejection.line} ${rejection.field} ${rejection.reason}`}>
                <td>{rejection.line}</td>
                <td>{rejectionText(kind, rejection)}</td>
                <td>{rejection.value}</td>
              </tr>
            ))}
          </tbody>
        </Rejected>
      </Scroll>
      {count > shown.length && (
        <p className="muted num">
          {`Aquí ves ${formatQuantity(shown.length)} de ${formatQuantity(count)}. `}
          {rejections.length === count
            ? 'El archivo los tiene todos.'
            : `El archivo tiene los primeros ${formatQuantity(rejections.length)}.`}
        </p>
      )}
    </>
  );
}
