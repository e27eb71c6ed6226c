import { Icon, LOW, useBackStep } from '@cuadra/shared/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { COMPACT } from '../layout.ts';

export interface SaleSheetProps {
  /** Whose sale: the handle says it while the tabs are out of sight. */
  name: string;
  /** How many articles, in words; undefined for none. */
  count: string | undefined;
  /** Another one pulls it up: something of it is to be looked at. */
  attention: object | undefined;
  /** The total and the button that charges: always in sight. */
  foot: ReactNode;
  /** Tabs and lines; `data-closes-sheet` on a button of theirs leads out of the sheet, to what it covers. */
  children: ReactNode;
}

const Paper = styled.section<{ $open: boolean }>`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--surface);
  border-inline-start: 1px solid var(--line);
  ${COMPACT} {
    position: absolute;
    inset: auto 0 0;
    z-index: 2;
    max-height: calc(100% - var(--s-7));
    border: 0;
    border-radius: 16px 16px 0 0;
    box-shadow: var(--shadow-3);
    ${({ $open }) => $open && 'height: 90%;'}
    ${LOW} {
      max-height: 100%;
      ${({ $open }) => $open && 'height: 100%;'}
    }
  }
`;

const Contents = styled.div<{ $open: boolean }>`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  ${COMPACT} {
    ${({ $open }) => !$open && 'display: none;'}
    /* Tabs and client scroll away with the lines. */
    ${LOW} {
      ${({ $open }) => $open && 'display: block;'}
      overflow: auto;
    }
  }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--s-2);
  padding: 14px var(--s-4) var(--s-4);
  border-top: 1px solid var(--line);
  background: var(--surface-2);
  ${COMPACT} {
    padding-bottom: max(var(--s-4), env(safe-area-inset-bottom));
  }
  /* Total and button beside each other, whatever stands above them. */
  ${LOW} {
    grid-template-columns: minmax(0, 1fr) minmax(120px, 45%);
    align-items: center;
    gap: var(--s-1) var(--s-3);
    padding-block: var(--s-2);
    & > :not(:nth-last-child(-n + 2)) {
      grid-column: 1 / -1;
    }
  }
`;

const Handle = styled.button`
  display: none;
  ${COMPACT} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2);
    width: 100%;
    min-height: 44px;
    padding: 0 var(--s-4);
    border: 0;
    background: none;
    font-weight: 600;
    font-size: var(--t-sm);
    color: var(--ink-2);
    svg {
      transition: transform var(--quick);
    }
    &[aria-expanded='false'] svg {
      transform: rotate(180deg);
    }
  }
`;

const Veil = styled.div`
  display: none;
  ${COMPACT} {
    display: block;
    position: absolute;
    inset: 0;
    z-index: 1;
    background: var(--backdrop);
  }
`;

/** The sale's paper: a column where there is room, a sheet at the bottom that is pulled up where there is not. */
export function SaleSheet({ name, count, attention, foot, children }: SaleSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const contents = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  // In a column nothing is pulled up: there is no handle, and «back» has nothing to take back.
  const [isPulledUp, setPulledUp] = useState(false);
  useBackStep(isOpen && isPulledUp, () => setOpen(false));
  useLayoutEffect(() => {
    if (attention) setOpen(true);
  }, [attention]);
  useLayoutEffect(() => {
    if (!isOpen) return;
    setPulledUp(Boolean(handle.current?.offsetParent));
    // Out of sight it could not be scrolled to.
    contents.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const summary = isOpen ? (count ?? name) : [name, count].filter(Boolean).join(' · ');
  return (
    <>
      {isOpen && <Veil onClick={() => setOpen(false)} />}
      <Paper aria-label="Venta" $open={isOpen}>
        <Handle ref={handle} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{summary}</span>
          <Icon name="chevron-down" />
        </Handle>
        <Contents
          ref={contents}
          $open={isOpen}
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('[data-closes-sheet]')) setOpen(false);
          }}
        >
          {children}
        </Contents>
        <Foot>{foot}</Foot>
      </Paper>
    </>
  );
}
