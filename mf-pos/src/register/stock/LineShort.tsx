import { Button } from '@cuadra/shared/ui';
import { type CartLine, lineKey, nameOf } from '../../sale/lines/line.ts';
import { fittingCount, fittingText, shortText } from './short-text.ts';
import { WarningBar } from './warning-bar.ts';

export interface LineShortProps {
  line: CartLine;
  /** Units that there are of its product, and that the sale takes of it. */
  there: string;
  wanted: string;
  onQuantity: (key: string, qty: string) => void;
}

/** More of a product is taken than there is: how much there is, and one press that brings the line to it. */
export function LineShort({ line, there, wanted, onQuantity }: LineShortProps) {
  const count = fittingCount(line, { there, wanted });
  return (
    <WarningBar $tone="danger" role="group" aria-label={`Existencia de ${nameOf(line)}`}>
      <span>{shortText({ there, wanted }, line.unit)}</span>
      {count !== undefined && (
        <Button size="sm" onClick={() => onQuantity(lineKey(line), count)}>
          {fittingText(line, count)}
        </Button>
      )}
    </WarningBar>
  );
}
