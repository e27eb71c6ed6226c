import { useEffect } from 'react';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { DRAWER_WIDTH, PHONE } from './tokens.ts';

/** Pixels up to which the sidebar leaves a screen no more than a tablet's width. */
const TABLET = 1100;

const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

/**
 * Top right, below the bar and the row of a screen's own buttons: what has just been said must not lie on what is pressed
 * next. A tablet has no room there beside what the screen is about, as the total that is being paid: it lies over the bar. While
 * a drawer is open, at the top beside it, where nothing is pressed. A phone has no room beside anything: there it lies over the
 * bar at the top, or the heading of the drawer that fills it, left of its cross, and off the search and the fields below; a tap
 * takes it away.
 */
const Corner = styled.div`
  position: fixed;
  z-index: 80;
  inset: 128px var(--s-4) auto auto;
  margin-block-start: var(--bars-height, 0px);
  display: grid;
  gap: var(--s-2);
  width: min(380px, calc(100vw - 32px));
  pointer-events: none;
  @media (max-width: ${TABLET}px) {
    inset-block-start: var(--s-2);
  }
  body:has([data-shape='drawer'][data-open]) & {
    inset: var(--s-4) calc(${DRAWER_WIDTH} + 36px) auto auto;
    width: min(380px, calc(100vw - ${DRAWER_WIDTH} - 52px));
  }
  ${PHONE} {
    inset: calc(env(safe-area-inset-top, 0px) + 4px) 6px auto;
    width: auto;
    gap: 4px;
    /* More than two would reach the search below; the newest stand first. */
    & > :nth-child(n + 3) {
      display: none;
    }
    body:has([data-shape='drawer'][data-open]) & {
      inset: 6px 60px auto 6px;
      width: auto;
    }
  }
`;

const Sheet = styled.div<{ $type: Toast['type']; $visible: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 6px 6px 6px 14px;
  min-height: 50px;
  border-radius: var(--r-2);
  border: 1px solid var(--line);
  background: var(--raised);
  box-shadow: var(--shadow-2);
  font-weight: 500;
  pointer-events: auto;
  animation: ${arrive} var(--slow) var(--ease);
  transition: opacity var(--slow);
  opacity: ${({ $visible }) => ($visible ? 1 : 0)};
  & > svg {
    color: ${({ $type }) =>
      $type === 'error' ? 'var(--danger)' : $type === 'success' ? 'var(--ok)' : 'var(--ink-3)'};
  }
  & > span {
    flex: 1;
    padding-block: 6px;
  }
  ${PHONE} {
    padding-block: 0;
    font-size: var(--t-sm);
    line-height: 1.3;
  }
`;

/** Draws what `notify` says, top right; the pointer over it holds the clock. Drawn once, by the shell. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const isEmpty = toasts.length === 0;
  // What is taken away below the pointer is never left by it: the clock would stand still for all that is said later.
  useEffect(() => {
    if (isEmpty) endPause();
  }, [isEmpty, endPause]);
  return (
    // With `aria-live` a dialog that opens leaves it to who listens: what is said over one would be hidden from them. Each toast is
    // live itself.
    <Corner aria-live="off" onMouseEnter={startPause} onMouseLeave={endPause}>
      {toasts.map((item) => (
        <Sheet
          key={item.id}
          $type={item.type}
          $visible={item.visible}
          {...item.ariaProps}
          onClick={() => {
            toast.dismiss(item.id);
            // A finger comes as a pointer that stays.
            endPause();
          }}
        >
          <Icon name={item.type === 'error' ? 'error' : item.type === 'success' ? 'check' : 'info'} />
          <span>{resolveValue(item.message, item)}</span>
          <IconButton icon="x" label="Cerrar aviso" size="sm" />
        </Sheet>
      ))}
    </Corner>
  );
}
