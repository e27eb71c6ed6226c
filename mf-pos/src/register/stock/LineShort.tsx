import { Button } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { type CartLine, lineKey, nameOf } from '../../sale/lines/line.ts';
import { fittingCount, fittingText, shortText } from './short-text.ts';

const Bar = styled.span`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 6px 8px 6px 10px;
  border-radius: var(--r-1);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: var(--t-sm);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1;
  }
`;

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
    <Bar role="group" aria-label={`Existencia de ${nameOf(line)}`}>
      <span>{shortText({ there, wanted }, line.unit)}</span>
      {count !== undefined && (
        <Button size="sm" onClick={() => onQuantity(lineKey(line), count)}>
          {fittingText(line, count)}
        </Button>
      )}
    </Bar>
  );
}
