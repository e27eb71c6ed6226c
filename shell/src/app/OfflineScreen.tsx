import { EmptyState } from '@cuadra/shared/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import styled from 'styled-components';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 70;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--bg) 94%, transparent);
`;

/**
 * Covers the application while the browser is offline (spec §1). What is below stays mounted and as it was, so that a
 * sale in the middle goes on where it stood.
 */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(followConnection, () => navigator.onLine);
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

function followConnection(onChange: () => void): () => void {
  globalThis.addEventListener('online', onChange);
  globalThis.addEventListener('offline', onChange);
  return () => {
    globalThis.removeEventListener('online', onChange);
    globalThis.removeEventListener('offline', onChange);
  };
}
