import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { formatNumber } from '../domain/index.ts';
import { Card } from './Card.tsx';
import { Icon } from './Icon.tsx';
import { Money, type MoneyAmount } from './Money.tsx';
import { Skeleton } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StatChange {
  /** In percent, as `percentChange` gives it: `"12.4"`, `"-3"`; null where there was nothing before. */
  percent: string | null;
  /** What it is held against: «ayer», «30 días antes». */
  against: string;
  /** Less is better, as with debts: turns the colours over. */
  lessIsBetter?: boolean;
}

export interface StatProps {
  /** What the figure is of; its heading and its name. */
  label: string;
  /** An amount, with the other currency beside it, or a figure that is written already: `«17»`. */
  value: (MoneyAmount & { other?: MoneyAmount | undefined }) | string | undefined;
  change?: StatChange;
  /** A muted line below. */
  note?: ReactNode;
  /** Draws the shape of a figure that is on its way. */
  loading?: boolean;
  /** The level of the heading; 2 by default. */
  level?: 2 | 3;
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: var(--s-4) 18px;
  min-height: 118px;
  /* In a row of figures, what stands below them stands on one line. */
  & > :nth-child(3) {
    margin-top: auto;
    padding-top: var(--s-2);
  }
`;

const Label = styled.h2`
  font-size: var(--t-sm);
  font-weight: 400;
  color: var(--ink-3);
  margin-bottom: var(--s-1);
`;

const Count = styled.div`
  font-size: var(--t-2xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Below = styled.div`
  margin-top: var(--s-2);
  font-size: var(--t-xs);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

/** One figure that is read from afar: in both currencies, and against what it was before. */
export function Stat({ label, value, change, note, loading = false, level = 2 }: StatProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id} aria-busy={loading}>
      <Label id={id} as={`h${level}`}>
        {label}
      </Label>
      {loading ? <FigureShape /> : <Figure value={value} />}
      {loading && (
        <Below>
          <Skeleton width={92} height={12} />
        </Below>
      )}
      {!loading && change && (
        <Below>
          <StatChangeText {...change} />
        </Below>
      )}
      {!loading && note && <Below>{note}</Below>}
    </Box>
  );
}

const Shape = styled.div`
  display: grid;
  gap: 6px;
`;

/** Of an amount in two currencies. */
function FigureShape() {
  return (
    <Shape>
      <Skeleton width={128} height={29} />
      <Skeleton width={104} height={14} />
    </Shape>
  );
}

function Figure({ value }: Pick<StatProps, 'value'>) {
  if (value === undefined) return <Count>—</Count>;
  return typeof value === 'string' ? <Count>{value}</Count> : <Money {...value} size="xl" />;
}

type Judgement = 'good' | 'bad' | 'neutral';
const colours: Record<Judgement, string> = { good: '--ok', bad: '--danger', neutral: '--ink-2' };

const Step = styled.span<{ $judged: Judgement }>`
  position: relative;
  font-weight: 600;
  svg {
    margin-inline-end: 3px;
    vertical-align: -2px;
  }
  white-space: nowrap;
  color: var(${({ $judged }) => colours[$judged]});
`;

/** `↑ 12,4 % vs. ayer`: the arrow says which way, the colour says it faster, and screen readers are told in words. */
export function StatChangeText({ percent, against, lessIsBetter = false }: StatChange) {
  if (percent === null) return <>Nada que comparar en {against}</>;
  const value = Number(percent);
  if (value === 0) return <>Igual que {against}</>;
  const rises = value > 0;
  const size = formatNumber(Math.abs(value), Number.isInteger(value) ? 0 : 1);
  return (
    <>
      <Step $judged={rises === lessIsBetter ? 'bad' : 'good'}>
        <Icon name={rises ? 'arrow-up' : 'arrow-down'} size={13} />
        {size}&nbsp;%<VisuallyHidden> {rises ? 'más' : 'menos'}</VisuallyHidden>
      </Step>{' '}
      vs. {against}
    </>
  );
}
