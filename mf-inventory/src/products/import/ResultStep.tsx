import type { ImportResult } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { downloadText } from './download-text.ts';
import { refusalsCsv, refusalText } from './refusals.ts';

/** Refusals shown on the screen; the file has all that the answer brought. */
const SHOWN = 100;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: var(--s-2);
`;

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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2);
`;

const Scroll = styled.div`
  max-height: 300px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;

const Refused = styled.table`
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

/** What came of an import: how many of each, and every line that was refused with its reason. */
export function ResultStep({ result }: { result: ImportResult }) {
  const { created, updated, refused, refusals } = result;
  const shown = refusals.slice(0, SHOWN);
  return (
    <Body>
      <Figures>
        <Figure $tone={created > 0 ? 'ok' : 'plain'}>
          <dt>{created === 1 ? 'Creado' : 'Creados'}</dt>
          <dd>{formatQuantity(created)}</dd>
        </Figure>
        <Figure $tone={updated > 0 ? 'ok' : 'plain'}>
          <dt>{updated === 1 ? 'Actualizado' : 'Actualizados'}</dt>
          <dd>{formatQuantity(updated)}</dd>
        </Figure>
        <Figure $tone={refused > 0 ? 'bad' : 'plain'}>
          <dt>{refused === 1 ? 'Rechazado' : 'Rechazados'}</dt>
          <dd>{formatQuantity(refused)}</dd>
        </Figure>
      </Figures>
      {refused > 0 && (
        <>
          <Head>
            <div>
              <h3>Lo que no se pudo traer</h3>
              <p className="muted">
                Corrige estas líneas en tu archivo y tráelo otra vez: lo demás no se repite.
              </p>
            </div>
            <Button
              size="sm"
              icon="download"
              onClick={() => downloadText('productos-rechazados.csv', refusalsCsv(refusals))}
            >
              Descargar rechazados
            </Button>
          </Head>
          <Scroll role="region" aria-label="Lo que no se pudo traer" tabIndex={0}>
            <Refused aria-label="Líneas rechazadas">
              <thead>
                <tr>
                  <th scope="col">Línea</th>
                  <th scope="col">Motivo</th>
                  <th scope="col">Valor</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((refusal) => (
                  <tr key={`${refusal.line} ${refusal.field} ${refusal.reason}`}>
                    <td>{refusal.line}</td>
                    <td>{refusalText(refusal)}</td>
                    <td>{refusal.value}</td>
                  </tr>
                ))}
              </tbody>
            </Refused>
          </Scroll>
          {refused > shown.length && (
            <p className="muted num">
              {`Aquí ves ${formatQuantity(shown.length)} de ${formatQuantity(refused)}. `}
              {refusals.length === refused
                ? 'El archivo los tiene todos.'
                : `El archivo tiene los primeros ${formatQuantity(refusals.length)}.`}
            </p>
          )}
        </>
      )}
    </Body>
  );
}
