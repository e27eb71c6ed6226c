import { Card, PHONE, Skeleton, VisuallyHidden } from '@cuadra/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { Change } from './change.ts';

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: var(--s-4) 18px;
  ${PHONE} {
    padding: var(--s-3) 14px;
  }
`;

const Label = styled.h2`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-3);
  margin-bottom: var(--s-1);
`;

const Below = styled.div`
  margin-top: auto;
  padding-top: var(--s-2);
  font-size: var(--t-xs);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
`;

const SecondLine = styled.div`
  margin-top: var(--s-1);
`;

const Count = styled.div`
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Step = styled.span<{ $direction: Change['direction'] }>`
  font-weight: 600;
  white-space: nowrap;
  color: ${({ $direction }) =>
    $direction === 'up' ? 'var(--ok)' : $direction === 'down' ? 'var(--danger)' : 'var(--ink-2)'};
`;

export interface FigureProps {
  label: string;
  /** The figure: `Money`, or a plain number. */
  children: ReactNode;
  /** The muted line below. */
  note?: ReactNode;
}

/** One figure that is read from afar, with its name above and what it stands against below. */
export function Figure({ label, children, note }: FigureProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      {typeof children === 'string' ? <Count>{children}</Count> : children}
      {note && <Below>{note}</Below>}
    </Box>
  );
}

/** The shape of a figure that is on its way. */
export function FigureSkeleton({ label }: { label: string }) {
  return (
    <Box aria-busy>
      <Label>{label}</Label>
      <Skeleton width={120} height={30} />
      <SecondLine>
        <Skeleton width={96} height={18} />
      </SecondLine>
      <Below>
        <Skeleton width={90} height={12} />
      </Below>
    </Box>
  );
}

/** `↑ 12,4 % vs. 23 sept al 22 oct`; nothing where there was nothing to compare with. */
export function ChangeNote({ change, against }: { change: Change | undefined; against: string }) {
  if (!change) return null;
  const arrows = { up: '↑ ', down: '↓ ', same: '' };
  return (
    <>
      <Step $direction={change.direction}>
        <span aria-hidden>
          {arrows[change.direction]}
          {change.direction === 'same' ? 'Igual' : change.percent}
        </span>
        <VisuallyHidden>{change.words}</VisuallyHidden>
      </Step>{' '}
      vs. {against}
    </>
  );
}
