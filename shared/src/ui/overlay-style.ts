import { Dialog } from '@base-ui/react/dialog';
import styled, { css, keyframes } from 'styled-components';
import { DRAWER_WIDTH, PHONE, TOUCH } from './tokens.ts';

/** How it stands on the screen. */
export type OverlayShape = 'dialog-sm' | 'dialog-md' | 'dialog-lg' | 'dialog-full' | 'drawer';

/*
 * What comes in is animated and what leaves makes a transition: Base UI marks a start only of what was closed before, and most of
 * what opens is first drawn when it is open already.
 */
const darken = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(8px) scale(0.985); }`;
const slideIn = keyframes`from { transform: translateX(100%); }`;

/** One layer for each: what opens inside of one, its veil too, lies above all of it. */
export const Layer = styled(Dialog.Portal)`
  position: relative;
  z-index: 52;
`;

export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: var(--bars-height, 0px) 0 0;
  z-index: 50;
  background: var(--backdrop);
  animation: ${darken} var(--slow);
  transition: opacity var(--quick);
  &[data-ending-style] {
    opacity: 0;
  }
`;

const widths = { 'dialog-sm': '400px', 'dialog-md': '560px', 'dialog-lg': '820px' };

/* `--bars-height`: of what stands above all of the screen (no connection, a preview, an inspector's visit) and must cover nothing. */
const middle = (width: string) => css`
  inset: var(--bars-height, 0px) 0 0;
  margin: auto;
  width: min(${width}, calc(100vw - 32px));
  height: fit-content;
  max-height: calc(100dvh - var(--bars-height, 0px) - 48px);
  border-radius: var(--r-3);
  /* An edge of its own: over a drawer, and in the dark, a shadow does not set it apart. */
  box-shadow:
    0 0 0 1px var(--line-strong),
    var(--shadow-3);
  animation: ${rise} var(--slow) var(--ease);
  transition:
    opacity var(--quick),
    transform var(--quick) var(--ease);
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px) scale(0.985);
  }
`;

/* What it says stands in the middle of a wide screen, in one column with its heading and its buttons. */
const whole = css`
  --full-inset: max(var(--s-5), calc((100% - 980px) / 2));
  inset: var(--bars-height, 0px) 0 0;
  transition: opacity var(--quick);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  && > * {
    padding-inline: var(--full-inset);
  }
  ${PHONE} {
    --full-inset: var(--s-4);
  }
`;

const side = css`
  inset: var(--bars-height, 0px) 0 0 auto;
  width: ${DRAWER_WIDTH};
  border-radius: var(--r-3) 0 0 var(--r-3);
  box-shadow: var(--shadow-3);
  animation: ${slideIn} var(--slow) var(--ease);
  transition: transform var(--slow) var(--ease);
  &[data-ending-style] {
    transform: translateX(100%);
  }
  ${PHONE} {
    width: 100vw;
    border-radius: 0;
  }
  /* A drawer below another looks out from under it; a question above it moves nothing. */
  @media (min-width: 761px) {
    &:has(~ * > [data-shape='drawer'][data-open]) {
      transform: translateX(-20px);
    }
    &:has(~ * > [data-shape='drawer'][data-open])::after {
      content: '';
      position: absolute;
      inset: 0 -20px 0 auto;
      width: 20px;
      background: inherit;
    }
  }
`;

export const Panel = styled(Dialog.Popup)<{ $shape: OverlayShape }>`
  position: fixed;
  z-index: 51;
  display: flex;
  flex-direction: column;
  background: var(--surface);
  outline: none;
  ${({ $shape }) => shapeOf($shape)}
`;

function shapeOf(shape: OverlayShape) {
  if (shape === 'drawer') return side;
  return shape === 'dialog-full' ? whole : middle(widths[shape]);
}

export const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-3);
  padding: var(--s-4) var(--s-3) var(--s-2) var(--s-5);
`;

export const Title = styled(Dialog.Title)`
  font-size: var(--t-lg);
  font-weight: 600;
  line-height: 1.35;
  outline: none;
  /* Its first line stands on the middle of the cross. */
  padding-block: calc((var(--control) - 1.35em) / 2);
  ${TOUCH} {
    padding-block: calc((44px - 1.35em) / 2);
  }
`;

export const Description = styled(Dialog.Description)`
  color: var(--ink-2);
`;

export const Body = styled.div`
  --page-space: 0px;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s-1) var(--s-5) var(--s-5);
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-5) var(--s-4);
  border-top: 1px solid var(--line);
  padding-bottom: max(var(--s-4), env(safe-area-inset-bottom));
`;
