import { errorText, useCallPages } from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { exact, formatDateTime } from '@cuadra/shared/domain';
import { Badge, Button, DrawerStack, EmptyState, Skeleton } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { SubTitle } from './till-style.ts';

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

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
`;

export interface ClosedTillsProps {
  onShow: (till: CashSession) => void;
  onBack: () => void;
}

/** The tills of the company, the last one first, for who answers for all of them. */
export function ClosedTills({ onShow, onBack }: ClosedTillsProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useCallPages(
    'GET /cash_sessions',
    { query: { limit: PAGE } },
  );
  return (
    <DrawerStack>
      <SubTitle>Cajas anteriores</SubTitle>
      {error && !data && (
        <EmptyState
          icon="error"
          tone="bad"
          title="No pudimos cargar las cajas"
          level={3}
          action={<Button onClick={() => void refetch()}>Reintentar</Button>}
        >
          {errorText(error)}
        </EmptyState>
      )}
      {!data && !error && <Skeleton height={180} radius="var(--r-2)" />}
      {data?.length === 0 && (
        <EmptyState icon="receipt" title="Aún no se ha abierto ninguna caja" level={3}>
          Al cerrar la primera, su reporte Z queda aquí.
        </EmptyState>
      )}
      <List aria-label="Cajas">
        {data?.map((till) => (
          <li key={till.id}>
            <Row type="button" onClick={() => onShow(till)}>
              <span>
                {till.user.name}
                <small>{spanText(till)}</small>
              </span>
              <Outcome till={till} />
            </Row>
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Cargar más
        </Button>
      )}
      <Button onClick={onBack}>Volver</Button>
    </DrawerStack>
  );
}

function Outcome({ till: { status, counts } }: { till: CashSession }) {
  if (status === 'open') return <Badge tone="brand">Abierta</Badge>;
  const isExact = counts.every(({ difference }) => difference === null || exact(difference).isZero());
  return isExact ? <Badge tone="ok">Cuadra</Badge> : <Badge tone="bad">Con diferencias</Badge>;
}

function spanText({ opened_at, closed_at }: CashSession): string {
  const from = formatDateTime(new Date(opened_at));
  return closed_at ? `${from} a ${formatDateTime(new Date(closed_at))}` : `Desde ${from}`;
}
