import type { Both, Formula, FormulaCostAnswer } from '@cuadra/shared/contract';
import { formatMoney, percentChange } from '@cuadra/shared/domain';
import { Grid, Notice, Stat } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import {
  bothAmounts,
  type Currencies,
  percentText,
  suggestionText,
  unitCostTexts,
  utilityNow,
} from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { goodPath } from '../good-path.ts';

export interface FormulaFiguresProps {
  formula: Formula;
  cost: FormulaCostAnswer | undefined;
}

/** What one costs and cost before, what the batch costs, and what it is sold for. */
export function FormulaFigures({ formula, cost }: FormulaFiguresProps) {
  const measure = useMeasureName()(formula.makes.measure_id);
  const month = cost?.earlier[0]?.unit ?? null;
  const percent = cost?.unit && month ? percentChange(cost.unit.main, month.main) : null;
  return (
    <>
      <Grid $min={150} $gap={3}>
        <Stat
          label={measure ? `Cuesta cada ${measure.toLowerCase()}` : 'Cuesta cada uno'}
          loading={!cost}
          {...figureOf(cost?.unit, cost, 'Sin costo')}
          {...(percent !== null && { change: { percent, against: 'hace 30 días', lessIsBetter: true } })}
        />
        {(
          cost?.earlier ?? [
            { days: 30, unit: null },
            { days: 90, unit: null },
          ]
        ).map(({ days, unit }) => (
          <Stat key={days} label={`Hace ${days} días`} loading={!cost} {...figureOf(unit, cost)} />
        ))}
        <Stat
          label="Cuesta la tanda"
          loading={!cost}
          value={cost && (cost.total ? bothAmounts(cost.total, cost) : 'Sin costo')}
          note={cost && `de ${amountText(cost.qty, measure)}`}
        />
        {formula.makes.kind === 'product' && <PriceStat cost={cost} />}
      </Grid>
      {cost && cost.unknown.length > 0 && (
        <Notice tone="warning" title="Sin costo conocido.">
          Falta saber cuánto cuesta{' '}
          {cost.unknown.map((good, index) => (
            <span key={good.id}>
              {index > 0 && ', '}
              <Link to={goodPath(good)}>{good.name}</Link>
            </span>
          ))}
          . Anótalo, o recibe una compra.
        </Notice>
      )}
    </>
  );
}

function PriceStat({ cost }: { cost: FormulaCostAnswer | undefined }) {
  const price = cost?.price ?? null;
  if (!cost || !price) return <Stat label="Se vende en" loading={!cost} value="—" />;
  const notes = [`Utilidad ${percentText(utilityNow(price, cost.unit, cost))}`, suggestionText(price)];
  return (
    <Stat
      label="Se vende en"
      value={formatMoney(price.now, price.currency)}
      note={notes.filter(Boolean).join(' · ')}
    />
  );
}

/** @param currencies undefined: on its way
 * @param unknown what is said of what nobody knows */
function figureOf(
  unit: Both | null | undefined,
  currencies: Currencies | undefined,
  unknown = '—',
): { value: string | undefined; note?: string } {
  if (!currencies) return { value: undefined };
  if (!unit) return { value: unknown };
  const { own, other } = unitCostTexts(unit, currencies);
  return { value: own, ...(other && { note: other }) };
}
