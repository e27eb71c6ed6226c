import { useCallPages } from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { exact, formatDateTime, formatMoney, toMoney } from '@cuadra/shared/domain';
import {
  Badge,
  Button,
  DrawerFoot,
  DrawerStack,
  EmptyState,
  LoadedList,
  MoreButton,
  Skeleton,
  Stack,
} from '@cuadra/shared/ui';
import styled from 'styled-components';
import { countsThatDiffer } from './balanced.ts';
import { judge } from './count.ts';
import { StepTitle } from './StepTitle.tsx';
import { useStepBack } from './use-step-back.ts';

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

const End = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 2px;
  max-width: 55%;
  b {
    font-weight: 600;
    text-align: end;
  }
`;

export interface ClosedSessionsProps {
  onShow: (session: CashSession) => void;
  onBack: () => void;
}

/** The sessions of the company, the last one first, for who answers for all of them. */
export function ClosedSessions({ onShow, onBack }: ClosedSessionsProps) {
  useStepBack(onBack);
  const list = useCallPages('GET /cash_sessions', { query: { limit: PAGE } });
  return (
    <DrawerStack>
      <StepTitle>Cajas anteriores</StepTitle>
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
                  <End>
                    <b>{soldText(session)}</b>
                    <Outcome session={session} />
                  </End>
                </Row>
              </li>
            ))}
          </Stack>
        )}
      </LoadedList>
      <MoreButton list={list} />
      <DrawerFoot>
        <Button onClick={onBack}>Volver</Button>
      </DrawerFoot>
    </DrawerStack>
  );
}

/** Whether it balanced, and what is missing or over where that is one amount. */
function Outcome({ session }: { session: CashSession }) {
  if (session.status === 'open') return <Badge tone="brand">Abierta</Badge>;
  const off = countsThatDiffer(session);
  const [only] = off;
  if (!only) return <Badge tone="ok">Cuadra</Badge>;
  if (off.length > 1) return <Badge tone="bad">{off.length} diferencias</Badge>;
  const amount = formatMoney(toMoney(exact(only.difference ?? 0).abs()), only.currency);
  const isShort = judge(only.difference ?? '0') === 'short';
  return <Badge tone={isShort ? 'bad' : 'gold'}>{isShort ? `Falta ${amount}` : `Sobra ${amount}`}</Badge>;
}

/** What it sold: «Bs. 12.000,00», in each of the currencies that it sold in. */
function soldText({ totals }: CashSession): string {
  if (totals.length === 0) return 'Sin ventas';
  return totals.map(({ total, main }) => formatMoney(total, main)).join(' y ');
}

function spanText({ opened_at, closed_at }: CashSession): string {
  const from = formatDateTime(new Date(opened_at));
  return closed_at ? `${from} a ${formatDateTime(new Date(closed_at))}` : `Desde ${from}`;
}
