import { Card, Skeleton, TOUCH } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';

/** A finger needs more room than the words of a link take; what stands around them stays where it is. */
const roomForAFinger = css`
  ${TOUCH} {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -12px;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: 2px var(--s-3);
  margin-bottom: var(--s-3);
  h2 {
    font-size: var(--t-md);
    font-weight: 600;
  }
  a {
    font-weight: 500;
    text-decoration: none;
    ${roomForAFinger}
  }
  a:hover {
    text-decoration: underline;
  }
  & > :last-child:not(h2) {
    margin-inline-start: auto;
    font-size: var(--t-sm);
    color: var(--ink-3);
  }
`;

export const Rows = styled.ul`
  font-variant-numeric: tabular-nums;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }
  & > li:first-child {
    border-top: 0;
    padding-top: 0;
  }
  & > li:last-child {
    padding-bottom: 0;
  }
`;

export const RowName = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    font-weight: 500;
    text-decoration: none;
    ${roomForAFinger}
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    font-size: var(--t-xs);
    color: var(--ink-3);
  }
`;

export const Quiet = styled.p`
  color: var(--ink-2);
`;

export interface PanelProps {
  title: string;
  /** At the right of the title: a link, a note. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A sheet of Resumen with its heading, which is its name. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card $pad aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside && <span>{aside}</span>}
      </Head>
      {children}
    </Card>
  );
}

const LINES = ['72%', '58%', '66%', '50%', '62%'];

/** The shape of a panel of rows. */
export function PanelSkeleton({ title, rows = 5 }: { title: string; rows?: number }) {
  return (
    <Card $pad aria-busy>
      <Head>
        <h2>{title}</h2>
      </Head>
      <Rows as="div">
        {LINES.slice(0, rows).map((width) => (
          <div key={width} style={{ padding: '9px 0' }}>
            <Skeleton width={width} height={16} />
          </div>
        ))}
      </Rows>
    </Card>
  );
}
