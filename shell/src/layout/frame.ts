import { LOW, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

export const SIDEBAR_WIDTH = '232px';
export const SIDEBAR_COLLAPSED_WIDTH = '64px';

/** The whole window: the sidebar beside everything else. */
export const Frame = styled.div<{ $collapsed: boolean }>`
  display: grid;
  grid-template-columns: ${({ $collapsed }) => ($collapsed ? SIDEBAR_COLLAPSED_WIDTH : SIDEBAR_WIDTH)} minmax(0, 1fr);
  height: calc(100dvh - var(--bars-height, 0px));
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Top bar above the screen. */
export const Screen = styled.div`
  display: grid;
  grid-template-rows: 56px auto minmax(0, 1fr);
  min-width: 0;
  height: calc(100dvh - var(--bars-height, 0px));
  ${PHONE} {
    grid-template-rows: 52px auto minmax(0, 1fr);
  }
  ${LOW} {
    grid-template-rows: 44px auto minmax(0, 1fr);
  }
`;

/** Scrolls by itself; a screen with panes of its own fills it with `height: 100%`. */
export const Main = styled.main`
  grid-row: 3;
  position: relative;
  min-height: 0;
  overflow: auto;
  outline: none;
`;

export const SkipLink = styled.a`
  position: fixed;
  z-index: 100;
  inset: var(--s-2) auto auto var(--s-2);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
