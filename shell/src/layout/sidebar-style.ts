import { PHONE } from '@cuadra/shared/ui';
import styled, { css } from 'styled-components';

export const Panel = styled.aside<{ $open: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-height: 0;
  height: calc(100dvh - var(--bars-height, 0px));
  padding: var(--s-3);
  background: var(--surface);
  border-right: 1px solid var(--line);
  ${PHONE} {
    position: fixed;
    z-index: 41;
    inset: var(--bars-height, 0px) auto 0 0;
    width: min(300px, 86vw);
    border-right: 0;
    box-shadow: var(--shadow-3);
    transition: transform var(--slow) var(--ease);
    ${({ $open }) =>
      !$open &&
      css`
        transform: translateX(-100%);
        visibility: hidden;
        box-shadow: none;
        /* Only on the way out: what comes in must be visible at once, or it cannot take the focus. */
        transition:
          transform var(--slow) var(--ease),
          visibility var(--slow);
      `}
  }
`;

export const Backdrop = styled.div`
  position: fixed;
  inset: var(--bars-height, 0px) 0 0;
  z-index: 40;
  background: var(--backdrop);
`;

export const Navigation = styled.nav`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  margin-inline: -4px;
  padding-inline: 4px;
`;

export const CollapseSlot = styled.div<{ $collapsed: boolean }>`
  display: flex;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'flex-end')};
  padding-top: var(--s-1);
  ${PHONE} {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-1);
`;

export const CloseSlot = styled.div`
  display: none;
  ${PHONE} {
    display: block;
  }
`;
