import { Icon } from '@cuadra/shared/ui';
import styled, { createGlobalStyle } from 'styled-components';

/** The layout gives way by this much, so that the notice covers nothing of the screen. */
const MakeRoom = createGlobalStyle`
  :root {
    --notice-height: 32px;
  }
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  height: var(--notice-height);
  padding-inline: var(--s-4);
  font-size: var(--t-sm);
  font-weight: 500;
  white-space: nowrap;
  color: var(--gold);
  background: var(--gold-soft);
`;

/** Above a screen that works without a connection, as long as there is none. */
export function OfflineNotice() {
  return (
    <Strip role="status">
      <MakeRoom />
      <Icon name="wifi-off" size={16} />
      <span>No tienes conexión a internet. Aquí puedes seguir.</span>
    </Strip>
  );
}
