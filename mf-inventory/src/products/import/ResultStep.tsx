import type { ImportResult } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { Button, Grid, Row, Stack } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { downloadText } from './download-text.ts';
import { rejectionsCsv, rejectionText } from './rejections.ts';

/** Rejections shown on the screen; the file has all that the answer brought. */
const SHOWN = 100;

const Figure = styled.div<{ $tone: 'ok' | 'plain' | 'bad' }>`
  display: flex;
  flex-direction: column-reverse;
  padding: var(--s-3);
  border-radius: var(--r-2);
  background: ${({ $tone }) => ({ ok: 'var(--ok-soft)', plain: 'var(--sunken)', bad: 'var(--danger-soft)' })[$tone]};
  color: ${({ $tone }) => ({ ok: 'var(--ok)', plain: 'var(--ink-2)', bad: 'var(--danger)' })[$tone]};
  dt {
    font-size: var(--t-sm);
  }
  dd {
    margin: 0;
    font-size: var(--t-2xl);
    font-weight: 700;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;

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

/** What came of an import: how many of each, and every line that was rejected with its reason. */
export function ResultStep({ result }: { result: ImportResult }) {
  const { created, updated, rejected, rejections } = result;
  const shown = rejections.slice(0, SHOWN);
  return (
    <Stack>
      <Grid $min={96} $gap={2} as="dl">
        <Figure $tone={created > 0 ? 'ok' : 'plain'}>
          <dt>{created === 1 ? 'Creado' : 'Creados'}</dt>
          <dd>{formatQuantity(created)}</dd>
        </Figure>
        <Figure $tone={updated > 0 ? 'ok' : 'plain'}>
          <dt>{updated === 1 ? 'Actualizado' : 'Actualizados'}</dt>
          <dd>{formatQuantity(updated)}</dd>
        </Figure>
        <Figure $tone={rejected > 0 ? 'bad' : 'plain'}>
          <dt>{rejected === 1 ? 'Rechazado' : 'Rechazados'}</dt>
          <dd>{formatQuantity(rejected)}</dd>
        </Figure>
      </Grid>
      {rejected > 0 && (
        <>
          <Row $justify="space-between">
            <div>
              <h3>Lo que no se pudo traer</h3>
              <p className="muted">
                Corrige estas líneas en tu archivo y tráelo otra vez: lo demás no se repite.
              </p>
            </div>
            <Button
              size="sm"
              icon="download"
              onClick={() => downloadText('productos-rechazados.csv', rejectionsCsv(rejections))}
            >
              Descargar rechazados
            </Button>
          </Row>
          <Scroll role="region" aria-label="Lo que no se pudo traer" tabIndex={0}>
            <Rejected aria-label="Líneas rechazadas">
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
                    <td>{rejectionText(rejection)}</td>
                    <td>{rejection.value}</td>
                  </tr>
                ))}
              </tbody>
            </Rejected>
          </Scroll>
          {rejected > shown.length && (
            <p className="muted num">
              {`Aquí ves ${formatQuantity(shown.length)} de ${formatQuantity(rejected)}. `}
              {rejections.length === rejected
                ? 'El archivo los tiene todos.'
                : `El archivo tiene los primeros ${formatQuantity(rejections.length)}.`}
            </p>
          )}
        </>
      )}
    </Stack>
  );
}
