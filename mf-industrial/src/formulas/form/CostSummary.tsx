import { exact, formatQuantity, goodYield, toQuantity } from '@cuadra/shared/domain';
import { Money, Row, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { bothAmounts, type Currencies, namesText } from '../../goods/formula-text.ts';
import { UnitCost } from '../../goods/UnitCost.tsx';
import type { DraftCost } from './draft-cost.ts';
import type { FormulaValues } from './formula-values.ts';

/** In sight while the form scrolls behind it. */
const Sticky = styled.section`
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  z-index: 1;
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface-2);
  box-shadow: var(--shadow-1);
`;

export interface CostSummaryProps {
  values: FormulaValues;
  cost: DraftCost | undefined;
  currencies: Currencies;
  /** Nobody has said the rate: then nothing can be worked out. */
  hasNoRate: boolean;
}

/** What it costs as it is typed: one, and all that it yields. */
export function CostSummary({ values, cost, currencies, hasNoRate }: CostSummaryProps) {
  return (
    <Sticky aria-label="Costo">
      {cost ? (
        <Row $justify="space-between" $align="start">
          <div>
            <Text $tone="quiet" $size="xs">
              Cada uno
            </Text>
            <UnitCost unit={cost.unit} currencies={currencies} />
          </div>
          <div>
            <Text $tone="quiet" $size="xs">
              La tanda de {formatQuantity(goodOf(values))}
            </Text>
            {cost.total ? <Money {...bothAmounts(cost.total, currencies)} /> : '—'}
          </div>
        </Row>
      ) : (
        <Text $tone="quiet" $size="sm">
          {hasNoRate
            ? 'Falta la tasa de hoy. Anótala, y aquí verás cuánto cuesta.'
            : 'Escribe cuánto rinde y qué lleva, y aquí verás cuánto cuesta.'}
        </Text>
      )}
      {cost && cost.unknown.length > 0 && (
        <Text $tone="doubt" $size="sm">
          Falta saber cuánto cuesta {namesText(cost.unknown)}.
        </Text>
      )}
    </Sticky>
  );
}

function goodOf({ yield_qty, waste_percent }: FormulaValues): string {
  return toQuantity(goodYield({ yield_qty: exact(yield_qty || 0), waste_percent: waste_percent || 0 }));
}
