import { useDrawers } from '@cuadra/shared/state';
import { Icon, Kbd, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { ariaKey } from '../../keyboard/KeyButton.tsx';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { useOutboxState } from '../../offline/outbox/outbox-context.ts';
import { pillOf } from './pill.ts';

/** The drawer's id in `remote.ts`. */
const DRAWER = 'outbox';

const Pill = styled.button<{ $isBad: boolean }>`
  flex: 0 1 auto;
  min-width: 0;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 0 12px;
  border: 0;
  border-radius: 999px;
  font: inherit;
  font-size: var(--t-sm);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  color: var(${({ $isBad }) => ($isBad ? '--danger' : '--gold')});
  background: var(${({ $isBad }) => ($isBad ? '--danger-soft' : '--gold-soft')});
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The longest of them stands beside three buttons. */
  ${PHONE} {
    padding-inline: 10px;
    svg {
      display: none;
    }
  }
`;

/** How many sales are still to be sent, and the way to their list; nothing while there are none. */
export function OutboxPill() {
  const { openDrawer } = useDrawers();
  const state = useOutboxState((outbox) => outbox);
  const pill = pillOf(state);
  const open = () => openDrawer(DRAWER);
  useKey('outbox', open, pill !== undefined);
  if (!pill) return null;
  return (
    <Pill type="button" $isBad={pill.isBad} aria-keyshortcuts={ariaKey('outbox')} onClick={open}>
      <Icon name={pill.isBad ? 'alert' : 'clock'} size={16} />
      <span>{pill.text}</span>
      <Kbd rare>{KEYS.outbox.drawn}</Kbd>
    </Pill>
  );
}
