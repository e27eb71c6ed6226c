import type { FormulaSummary } from '@cuadra/shared/contract';
import { exact, formatMoney, goodYield, toQuantity } from '@cuadra/shared/domain';
import { Badge, Money, Row, Text } from '@cuadra/shared/ui';
import {
  bothAmounts,
  type Currencies,
  namesText,
  percentText,
  suggestionText,
  utilityNow,
} from '../../goods/formula-text.ts';

interface CellProps {
  formula: FormulaSummary;
  currencies: Currencies;
}

/** What all that the yield leaves costs. */
export function BatchCost({ formula: { batch_cost }, currencies }: CellProps) {
  if (!batch_cost) return '—';
  return <Money {...bothAmounts(batch_cost, currencies)} size="sm" align="end" />;
}

/** What its product is sold for today, what that adds to the cost, and what its utility would make of it. */
export function ProductPrice({ formula: { price, unit_cost }, currencies }: CellProps) {
  if (!price) return '—';
  if (exact(price.now).isZero()) return 'Sin precio';
  return (
    <>
      <Text as="span" $strong>
        {formatMoney(price.now, price.currency)}
      </Text>
      <Text $tone="quiet" $size="xs">
        Utilidad {percentText(utilityNow(price, unit_cost, currencies))}
      </Text>
      <Text $tone="doubt" $size="xs">
        {suggestionText(price)}
      </Text>
    </>
  );
}

/** What of a formula asks for something: another one counts, a cost that nobody knows, too little to make one batch. */
export function FormulaMarks({
  formula,
  canMake,
}: {
  formula: FormulaSummary;
  /** Good ones that can be made of what there is; undefined while nobody knows. */
  canMake: string | undefined;
}) {
  const { is_main, unit_cost, unknown } = formula;
  const lacks = canMake !== undefined && exact(canMake).lt(toQuantity(goodYield(formula)));
  if (is_main && unit_cost !== null && !lacks) return null;
  const names = unknown.map(({ name }) => name);
  return (
    <Row $gap={1}>
      {!is_main && <Badge>No es la principal</Badge>}
      {unit_cost === null && (
        <Badge tone="gold">
          {names.length > 0 ? `Sin costo conocido: ${namesText(names)}` : 'Sin costo conocido'}
        </Badge>
      )}
      {lacks && <Badge tone="bad">No alcanza</Badge>}
    </Row>
  );
}
