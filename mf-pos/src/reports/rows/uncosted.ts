import { type Amounts, amountsOf, exact, steadyText, type TwoCurrencies } from '@cuadra/shared/domain';
import type { StatProps } from '@cuadra/shared/ui';

/** Sales of a report with their profit, and how much of them nobody knows the cost of. Null: not to be seen. */
interface CostedFigures {
  total: string | null;
  profit: string | null;
  profit_alternative: string | null;
  uncosted: string | null;
  uncosted_alternative: string | null;
}

/** Under a profit: what is not in it, where there is any. */
export function uncostedNote(figures: CostedFigures, pair: TwoCurrencies): Pick<StatProps, 'note'> {
  const amounts = amountsOf(figures, 'uncosted');
  if (amounts.main === null || exact(amounts.main).isZero()) return {};
  return { note: `Sin contar ${steadyText(amounts, pair)} vendidos sin costo conocido` };
}

/** The profit of a row: none where nobody knows the cost of anything that it sold, which is no profit of 0. */
export function knownProfit(row: CostedFigures): Amounts {
  const { total, uncosted } = row;
  const isUnknown =
    total !== null && uncosted !== null && !exact(total).isZero() && exact(total).eq(uncosted);
  return isUnknown ? { main: null, alternative: null } : amountsOf(row, 'profit');
}
