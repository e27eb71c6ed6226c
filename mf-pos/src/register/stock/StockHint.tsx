import { Button } from '@cuadra/shared/ui';
import { type CartLine, lineKey } from '../../sale/lines/line.ts';
import type { Short } from '../../sale/lines/short.ts';
import { lineToMend, shortText } from './short-text.ts';
import { WarningBar } from './warning-bar.ts';

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
        <WarningBar as="div" $tone="danger">
          <span>
            {isHeld && 'Así no se puede cobrar. '}
            {short.length === 1
              ? `${first.line.name}. ${shortText(first.short, first.line.unit)}.`
              : `De ${short.length} productos pides más de lo que hay.`}
          </span>
          <Button size="sm" variant="ghost" onClick={() => onSee(lineKey(first.line))}>
            Ver
          </Button>
        </WarningBar>
      )}
    </div>
  );
}
