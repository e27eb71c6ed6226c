import { Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type CartLine, lineKey } from '../../sale/lines/line.ts';
import type { Short } from '../../sale/lines/short.ts';
import { lineToMend, shortText } from './short-text.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: 4px 4px 4px 10px;
  border-radius: var(--r-1);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--t-sm);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1;
    min-width: 0;
  }
`;

export interface StockHintProps {
  lines: readonly CartLine[];
  short: readonly Short[];
  /** Who wanted to charge it could not. */
  isHeld: boolean;
  /** Leads to a line, by its key. */
  onSee: (key: string) => void;
}

/** Above the button that charges: of what there is too little, and the way to it. */
export function StockHint({ lines, short, isHeld, onSee }: StockHintProps) {
  const first = lineToMend(lines, short);
  return (
    <div role="status">
      {first && (
        <Bar>
          <span>
            {isHeld && 'Así no se puede cobrar. '}
            {short.length === 1
              ? `${first.line.name}. ${shortText(first.short, first.line.unit)}.`
              : `De ${short.length} productos pides más de lo que hay.`}
          </span>
          <Button size="sm" variant="ghost" onClick={() => onSee(lineKey(first.line))}>
            Ver
          </Button>
        </Bar>
      )}
    </div>
  );
}
