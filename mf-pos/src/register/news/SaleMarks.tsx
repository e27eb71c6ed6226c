import type { Short } from '../../sale/lines/short.ts';
import { OldRateMark, type OldRateMarkProps } from '../rate/OldRateMark.tsx';
import { StockHint, type StockHintProps } from '../stock/StockHint.tsx';

export interface SaleMarksProps extends OldRateMarkProps {
  short: readonly Short[];
  isHeld: boolean;
  /** Leads to a line, by its key. */
  onSee: StockHintProps['onSee'];
}

/** What is to be known of a sale before it is charged, above its total. */
export function SaleMarks({ short, isHeld, onSee, ...rate }: SaleMarksProps) {
  return (
    <>
      <OldRateMark {...rate} />
      <StockHint lines={rate.sale.products} short={short} isHeld={isHeld} onSee={onSee} />
    </>
  );
}
