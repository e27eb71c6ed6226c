import { companyDay, formatDateTime } from '@cuadra/shared/domain';
import { useDrawers } from '@cuadra/shared/state';
import { Button, LOW, PHONE, useToday } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KEYS } from '../keyboard/keys.ts';
import { useKey } from '../keyboard/use-key.ts';
import { useCurrentSession } from './use-cash-session.ts';

/** The drawer's id in `remote.ts`. */
const DRAWER = 'cash-session';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  min-height: 40px;
  padding: 2px var(--s-5);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--t-sm);
  ${LOW} {
    min-height: 32px;
    padding-block: 0;
  }
  ${PHONE} {
    padding-inline: var(--s-4);
  }
`;

const State = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  color: var(--ink-2);
  container-type: inline-size;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Beside sales that wait, a phone has no room for a word of it: the dot and the button's name say it. */
  @container (max-width: 96px) {
    span {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

const Dot = styled.i<{ $open: boolean }>`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(${({ $open }) => ($open ? '--ok' : '--gold')});
`;

/**
 * Whether the session is open, since when and by whom, and the way to it. One sells without an open session too: then the money
 * belongs to none, and the bar says so. `children` are what else belongs to the head of Caja.
 */
export function CashSessionBar({ children }: { children?: ReactNode }) {
  const { session } = useCurrentSession();
  const { openDrawer } = useDrawers();
  const today = useToday();
  const open = () => openDrawer(DRAWER);
  useKey('cashSession', open);
  return (
    <Bar>
      <State role="status">
        {session !== undefined && (
          <>
            <Dot $open={session !== null} aria-hidden />
            <span>
              {session
                ? `Caja abierta desde ${sinceText(session.opened_at, today)}, por ${session.user.name}`
                : 'Caja sin abrir'}
            </span>
          </>
        )}
      </State>
      {children}
      <Button size="sm" icon="wallet" shortcut={KEYS.cashSession.drawn} onClick={open}>
        {session === null ? 'Abrir caja' : 'Caja'}
      </Button>
    </Bar>
  );
}

/** The hour alone while it is still the same day. */
function sinceText(opened: string, today: string): string {
  const instant = new Date(opened);
  const [day = '', hour = ''] = formatDateTime(instant).split(', ');
  return companyDay(instant) === today ? hour : `${day}, ${hour}`;
}
