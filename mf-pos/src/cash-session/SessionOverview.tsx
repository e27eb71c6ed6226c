import type { CashSession, PaymentMethod } from '@cuadra/shared/contract';
import { exact, formatDateTime, formatMoney, toMoney } from '@cuadra/shared/domain';
import { Button, DrawerFoot, DrawerStack, Row } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KEYS } from '../keyboard/keys.ts';
import { useKey } from '../keyboard/use-key.ts';
import type { MovementKind } from './movement-values.ts';
import { ShouldBe } from './ShouldBe.tsx';
import { StepTitle } from './StepTitle.tsx';
import { Muted, SubTitle } from './session-style.ts';
import { UnsentNotice } from './UnsentNotice.tsx';
import { useUnsent } from './use-unsent.ts';

export interface SessionOverviewProps {
  session: CashSession;
  methods: readonly PaymentMethod[];
  onMove: (kind: MovementKind) => void;
  onReport: () => void;
  onClose: () => void;
  /** What else there is to do. */
  children?: ReactNode;
}

const Movement = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--s-3);
  padding-block: 6px;
  border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  small {
    display: block;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

/** How the open session stands, and what can be done with it. */
export function SessionOverview({
  session,
  methods,
  onMove,
  onReport,
  onClose,
  children,
}: SessionOverviewProps) {
  const unsent = useUnsent(session, methods);
  useKey('payIn', () => onMove('pay_in'));
  useKey('payOut', () => onMove('pay_out'));
  // The report would say what the count is not to know.
  const isTold = session.to_count === undefined;
  useKey('reportX', onReport, isTold);
  useKey('closeSession', onClose);
  return (
    <DrawerStack>
      <StepTitle>Caja abierta</StepTitle>
      <Muted>
        Abierta por {session.user.name} el {formatDateTime(new Date(session.opened_at))} ·{' '}
        {salesText(session.sales)}
      </Muted>
      <UnsentNotice unsent={unsent} />
      <Row>
        <Button icon="plus" shortcut={KEYS.payIn.drawn} onClick={() => onMove('pay_in')}>
          Entrada de dinero
        </Button>
        <Button icon="minus" shortcut={KEYS.payOut.drawn} onClick={() => onMove('pay_out')}>
          Salida de dinero
        </Button>
        {isTold && (
          <Button icon="receipt" shortcut={KEYS.reportX.drawn} onClick={onReport}>
            Reporte X
          </Button>
        )}
      </Row>
      <ShouldBe session={session} />
      {session.movements.length > 0 && (
        <section aria-label="Entradas y salidas">
          <SubTitle>Entradas y salidas</SubTitle>
          <ul>
            {session.movements.map(({ id, kind, name, amount, currency, reason, create_at }) => (
              <Movement key={id}>
                <span>
                  {reason}
                  <small>
                    {name} · {timeText(create_at)}
                  </small>
                </span>
                <span>
                  {formatMoney(kind === 'pay_out' ? toMoney(exact(amount).negated()) : amount, currency)}
                </span>
              </Movement>
            ))}
          </ul>
        </section>
      )}
      {children}
      <DrawerFoot>
        <Button variant="primary" size="lg" block shortcut={KEYS.closeSession.drawn} onClick={onClose}>
          Contar y cerrar caja
        </Button>
      </DrawerFoot>
    </DrawerStack>
  );
}

function salesText(sales: number): string {
  return sales === 1 ? '1 venta' : `${sales} ventas`;
}

function timeText(instant: string): string {
  return formatDateTime(new Date(instant)).split(', ')[1] ?? '';
}
