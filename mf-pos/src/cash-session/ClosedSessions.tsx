import { useCallPages } from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { exact, formatDateTime } from '@cuadra/shared/domain';
import {
  Badge,
  Button,
  DrawerStack,
  EmptyState,
  LoadedList,
  MoreButton,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import styled from 'styled-components';
import { SubTitle } from './session-style.ts';

const PAGE = 20;

const Row = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s-3);
  width: 100%;
  min-height: 44px;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface);
  text-align: start;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

export interface ClosedSessionsProps {
  onShow: (session: CashSession) => void;
  onBack: () => void;
}

/** The sessions of the company, the last one first, for who answers for all of them. */
export function ClosedSessions({ onShow, onBack }: ClosedSessionsProps) {
  const list = useCallPages('GET /cash_sessions', { query: { limit: PAGE } });
  return (
    <DrawerStack>
      <SubTitle>Cajas anteriores</SubTitle>
      <LoadedList
        list={list}
        level={3}
        failed="No pudimos cargar las cajas"
        shape={<Skeleton height={180} radius="var(--r-2)" />}
        empty={
          <EmptyState icon="receipt" title="Aún no se ha abierto ninguna caja" level={3}>
            Al cerrar la primera, su reporte Z queda aquí.
          </EmptyState>
        }
      >
        {(sessions) => (
          <Stack $gap={2} as="ul" aria-label="Cajas">
            {sessions?.map((session) => (
              <li key={session.id}>
                <Row type="button" onClick={() => onShow(session)}>
                  <span>
                    {session.user.name}
                    <small>{spanText(session)}</small>
                  </span>
                  <Outcome session={session} />
                </Row>
              </li>
            ))}
          </Stack>
        )}
      </LoadedList>
      <MoreButton list={list} />
      <Button onClick={onBack}>Volver</Button>
    </DrawerStack>
  );
}

function Outcome({ session: { status, counts } }: { session: CashSession }) {
  if (status === 'open') return <Badge tone="brand">Abierta</Badge>;
  const isExact = counts.every(({ difference }) => difference === null || exact(difference).isZero());
  return isExact ? <Badge tone="ok">Cuadra</Badge> : <Badge tone="bad">Con diferencias</Badge>;
}

function spanText({ opened_at, closed_at }: CashSession): string {
  const from = formatDateTime(new Date(opened_at));
  return closed_at ? `${from} a ${formatDateTime(new Date(closed_at))}` : `Desde ${from}`;
}
