import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styled, { css } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { PHONE } from './tokens.ts';

export interface OverlayProps {
  open: boolean;
  /** Told when the user closes it: Escape, a press outside, the cross. */
  onOpenChange: (open: boolean) => void;
  /** Its heading and its name. */
  title: string;
  /** One sentence below the heading, read out when it opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, always in sight. */
  footer?: ReactNode;
  /** Where the focus goes first; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** False: neither Escape nor a press outside closes it, and there is no cross. True by default. */
  dismissible?: boolean;
}

/** How it stands on the screen. */
export type OverlayShape = 'dialog-sm' | 'dialog-md' | 'dialog-lg' | 'drawer';

const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: var(--backdrop);
  transition: opacity var(--quick);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const widths = { 'dialog-sm': '400px', 'dialog-md': '560px', 'dialog-lg': '820px', drawer: '40vw' };

const middle = css<{ $shape: OverlayShape }>`
  inset: 0;
  margin: auto;
  width: min(${({ $shape }) => widths[$shape]}, calc(100vw - 32px));
  height: fit-content;
  max-height: calc(100dvh - 48px);
  border-radius: var(--r-3);
  transition:
    opacity var(--quick),
    transform var(--quick) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px) scale(0.985);
  }
`;

const side = css`
  inset: 0 0 0 auto;
  width: max(40vw, 440px);
  border-radius: var(--r-3) 0 0 var(--r-3);
  transition: transform var(--slow) var(--ease);
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(100%);
  }
  ${PHONE} {
    width: 100vw;
    border-radius: 0;
  }
`;

const Panel = styled(Dialog.Popup)<{ $shape: OverlayShape }>`
  position: fixed;
  z-index: 51;
  display: flex;
  flex-direction: column;
  background: var(--surface);
  box-shadow: var(--shadow-3);
  outline: none;
  ${({ $shape }) => ($shape === 'drawer' ? side : middle)}
`;

const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--s-3);
  padding: var(--s-4) var(--s-3) var(--s-2) var(--s-5);
`;

const Title = styled(Dialog.Title)`
  font-size: var(--t-lg);
  font-weight: 600;
  line-height: 1.35;
  padding-block: 6px;
`;

const Description = styled(Dialog.Description)`
  color: var(--ink-2);
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s-1) var(--s-5) var(--s-5);
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--s-2);
  padding: var(--s-3) var(--s-5) var(--s-4);
  border-top: 1px solid var(--line);
  padding-bottom: max(var(--s-4), env(safe-area-inset-bottom));
`;

/** What dialogs and drawers are made of: the focus is held inside and given back afterwards. */
export default function OverlayPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  initialFocus,
  dismissible = true,
  shape,
  role,
}: OverlayProps & { shape: OverlayShape; role?: 'alertdialog' }) {
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!dismissible || role === 'alertdialog'}
      onOpenChange={(next, details) => {
        if (!dismissible && details.reason === 'escape-key') details.cancel();
        else onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Backdrop />
        <Panel $shape={shape} {...(role && { role })} {...(initialFocus && { initialFocus })}>
          <Head>
            <Title>{title}</Title>
            {dismissible && role !== 'alertdialog' && (
              <Dialog.Close render={<IconButton icon="x" label="Cerrar" />} />
            )}
          </Head>
          {(children || description) && (
            <Body>
              {description && <Description render={<div />}>{description}</Description>}
              {children}
            </Body>
          )}
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
