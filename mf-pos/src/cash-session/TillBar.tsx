import { companyDay, formatDateTime } from '@cuadra/shared/domain';
import { Button, PHONE, useToday } from '@cuadra/shared/frame';
import { useDrawers } from '@cuadra/shared/state';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { KEYS } from '../cash-register/keyboard/keys.ts';
import { useKey } from '../cash-register/keyboard/use-key.ts';
import { useCurrentTill } from './use-till.ts';

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
 * Whether the till is open, since when and by whom, and the way to it. One sells without an open till too: then the money
 * belongs to none, and the bar says so. `children` are what else belongs to the head of Caja.
 */
export function TillBar({ children }: { children?: ReactNode }) {
  const { till } = useCurrentTill();
  const { openDrawer } = useDrawers();
  const today = useToday();
  const open = () => openDrawer(DRAWER);
  useKey('till', open);
  return (
    <Bar>
      <State role="status">
        {till !== undefined && (
          <>
            <Dot $open={till !== null} aria-hidden />
            <span>
              {till
                ? `Caja abierta desde ${sinceText(till.opened_at, today)}, por ${till.user.name}`
                : 'Caja sin abrir'}
            </span>
          </>
        )}
      </State>
      {children}
      <Button size="sm" icon="wallet" shortcut={KEYS.till.drawn} onClick={open}>
        {till === null ? 'Abrir caja' : 'Caja'}
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
