import type { FormulaSummary } from '@cuadra/shared/contract';
import { exact, formatMoney } from '@cuadra/shared/domain';
import { Badge, Money, Row, Text } from '@cuadra/shared/ui';
import {
  bothAmounts,
  type Currencies,
  namesText,
  percentText,
  suggestionText,
  utilityNow,
} from '../../goods/formula-text.ts';
import { useRowCost } from '../use-formulas.ts';

/** What all that the yield leaves costs. */
export function BatchCost({ id, currencies }: { id: string; currencies: Currencies }) {
  const { data, error } = useRowCost(id);
  if (!data) return error ? 'No cargó' : '…';
  if (!data.total) return '—';
  return <Money {...bothAmounts(data.total, currencies)} size="sm" align="end" />;
}

/** What its product is sold for today, what that adds to the cost, and what its utility would make of it. */
export function ProductPrice({ id, currencies }: { id: string; currencies: Currencies }) {
  const { data, error } = useRowCost(id);
  if (!data) return error ? 'No cargó' : '…';
  if (!data.price) return '—';
  const { price, unit } = data;
  if (exact(price.now).isZero()) return 'Sin precio';
  return (
    <>
      <Text as="span" $strong>
        {formatMoney(price.now, price.currency)}
      </Text>
      <Text $tone="quiet" $size="xs">
        Utilidad {percentText(utilityNow(price, unit, currencies))}
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
  const { is_main, unit_cost, yield_qty } = formula;
  const lacks = canMake !== undefined && exact(canMake).lt(yield_qty);
  if (is_main && unit_cost !== null && !lacks) return null;
  return (
    <Row $gap={1}>
      {!is_main && <Badge>No es la principal</Badge>}
      {unit_cost === null && <UnknownCost id={formula.id} />}
      {lacks && <Badge tone="bad">No alcanza</Badge>}
    </Row>
  );
}

/** Of what the cost is not known, by name. */
function UnknownCost({ id }: { id: string }) {
  const { data } = useRowCost(id);
  const names = data?.unknown.map(({ name }) => name) ?? [];
  return (
    <Badge tone="gold">
      {names.length > 0 ? `Sin costo conocido: ${namesText(names)}` : 'Sin costo conocido'}
    </Badge>
  );
}
