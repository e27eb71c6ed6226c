import { EmptyState } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useOnline } from './connection.ts';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 70;
  display: grid;
  place-items: center;
  background: var(--bg);
`;

/**
 * Covers the application while the browser is offline (spec §1) and the server out of reach. What is below stays mounted and as it was, so that a
 * sale in the middle goes on where it stood.
 */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const online = useOnline();
  return (
    <>
      <div inert={!online}>{children}</div>
      {!online && (
        <Cover role="alert">
          <EmptyState level={1} icon="wifi-off" title="No tienes conexión a internet">
            Lo que estabas haciendo sigue aquí. Seguimos apenas vuelva la conexión.
          </EmptyState>
        </Cover>
      )}
    </>
  );
}
