import { ButtonLink, EmptyState } from '@cuadra/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useOnline } from '../browser/connection.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { useWaysOut } from './use-ways-out.ts';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 70;
  display: grid;
  place-items: center;
  background: var(--bg);
  outline: none;
`;

/**
 * Covers the application while the browser is offline (spec §1) and the server out of reach. What is below stays mounted
 * and as it was, so that a sale in the middle goes on where it stood. A screen that says of itself that it works offline is
 * left open under a notice, and the others show the way to it.
 */
export function OfflineScreen({ children }: { children: ReactNode }) {
  const online = useOnline();
  const { here, elsewhere, byReload } = useWaysOut(online);
  const isCovered = !online && !here;
  const cover = useRef<HTMLDivElement>(null);
  const focused = useRef<EventTarget>(null);
  // Users who were writing go on where they were, once the connection is back.
  useEffect(() => {
    if (isCovered) {
      const letIn = shutOutAllBut(cover.current);
      cover.current?.focus();
      return letIn;
    }
    const before = focused.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isCovered]);
  return (
    <>
      {!online && here && <OfflineNotice />}
      <div inert={isCovered}>{children}</div>
      {isCovered &&
        createPortal(
          <Cover role="alert" ref={cover} tabIndex={-1}>
            <EmptyState
              level={1}
              icon="wifi-off"
              title="No tienes conexión a internet"
              action={elsewhere.map(({ path, title }) => (
                <ButtonLink key={path} to={path} variant="primary" reloadDocument={byReload}>
                  Ir a {title}
                </ButtonLink>
              ))}
            >
              Lo que estabas haciendo sigue aquí. Seguimos apenas vuelva la conexión.
            </EmptyState>
          </Cover>,
          document.body,
        )}
    </>
  );
}

/**
 * Drawers and dialogs stand beside the application in the page, and would hold the focus below the cover.
 *
 * @returns lets them in again
 */
function shutOutAllBut(cover: HTMLElement | null): () => void {
  const others = [...document.body.children].filter(
    (element) => element instanceof HTMLElement && element !== cover && !element.inert,
  );
  for (const element of others) element.toggleAttribute('inert', true);
  return () => {
    for (const element of others) element.toggleAttribute('inert', false);
  };
}
