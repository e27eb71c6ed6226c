import { formatMoney } from '@cuadra/shared/domain';
import { useDrawers } from '@cuadra/shared/state';
import { Button, Icon, Row } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type Unsent, unsentText } from './unsent.ts';
import type { UnsentSales } from './use-unsent.ts';

/** The drawer's id in `remote.ts`. */
const OUTBOX = 'outbox';

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border-radius: var(--r-2);
  background: var(--gold-soft);
  h3 {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    font-size: var(--t-md);
    font-weight: 600;
    color: var(--gold);
  }
  strong {
    color: var(--danger);
  }
`;

const Money = styled.ul`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
  }
  b {
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** Says before a session is closed what it lacks, and has it sent; nothing while nothing waits. */
export function UnsentNotice({ unsent }: { unsent: UnsentSales }) {
  const { openDrawer } = useDrawers();
  if (unsent.count === 0) return null;
  return (
    <Box aria-label="Por enviar">
      <h3>
        <Icon name="clock" />
        <span role="status">Por enviar: {unsentText(unsent)}</span>
      </h3>
      <p>
        Este dinero ya entró, pero falta en lo que debería haber hasta que se envíe.{' '}
        {unsent.rejected > 0 && <strong>{rejectedText(unsent.rejected)} </strong>}
        Envía antes de cerrar: el reporte Z no cuenta lo que llega después.
      </p>
      <UnsentMoney unsent={unsent} />
      <Row>
        <Button size="sm" icon="refresh" loading={unsent.isSending} onClick={unsent.send}>
          Enviar ahora
        </Button>
        <Button size="sm" variant="ghost" onClick={() => openDrawer(OUTBOX)}>
          Ver cuáles
        </Button>
      </Row>
    </Box>
  );
}

/** What lies in the session of it, by method. */
function UnsentMoney({ unsent }: { unsent: Unsent }) {
  return (
    <Money aria-label="Lo que entró">
      {unsent.methods.map(({ name, amount, currency }) => (
        <li key={`${name} ${currency}`}>
          <span>{name}</span>
          <b>{formatMoney(amount, currency)}</b>
        </li>
      ))}
    </Money>
  );
}

function rejectedText(rejected: number): string {
  return rejected === 1
    ? '1 fue rechazada: ábrela y decide.'
    : `${rejected} fueron rechazadas: ábrelas y decide.`;
}
