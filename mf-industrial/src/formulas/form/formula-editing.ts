import { Formula } from '@cuadra/shared/contract';
import { costText, exact, inOwnMeasure } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { amountText } from '../../materials/material-text.ts';
import { type FormulaValues, formulaValues, type LineValues } from './formula-values.ts';
import { TAKES_AT_NAMES } from './takes-at.ts';

/** What of a formula two people may have changed at the same time. */
export function formulaEditing(
  formula: Formula,
  measureName: (id: string | null) => string | null,
): Editing<FormulaValues> {
  return editing({
    entity: formula,
    schema: Formula,
    values: formulaValues,
    labels: {
      name: 'Nombre',
      makes: 'Qué hace',
      is_main: 'Es la principal',
      yield_qty: 'Rinde',
      waste_percent: 'Merma esperada',
      takes_at: 'Cuándo salen los materiales',
      lines: 'Qué lleva',
      costs: 'Mano de obra y otros costos',
      byproducts: 'Subproductos',
      steps: 'Pasos',
    },
    show: (field, values) => shown(field, values, measureName),
    // What things cost and how much there is of them is no part of what a formula says.
    isSame: (field, mine, theirs) => field === 'lines' && spelled(mine) === spelled(theirs),
  });
}

const spelled = ({ lines }: FormulaValues) => JSON.stringify(lines.map(lineSpelling));

/** A quantity in its good's own measure, however it is written; the unit that it is told in is part of what is said. */
function lineSpelling({ good, qty, unit }: LineValues) {
  return [good.id, qty && inOwnMeasure(qty, unit), unit?.name, unit && exact(unit.factor).toFixed()];
}

function shown(
  field: keyof FormulaValues,
  values: FormulaValues,
  measureName: (id: string | null) => string | null,
): string | undefined {
  if (field === 'takes_at') return TAKES_AT_NAMES[values.takes_at];
  if (field === 'makes') return values.makes?.name;
  const amount = (qty: string | null, unit: string | null) => amountText(qty || '0', unit);
  if (field === 'lines')
    return listed(
      values.lines.map(
        ({ good, qty, unit }) => `${good.name} ${amount(qty, unit?.name ?? measureName(good.measure_id))}`,
      ),
    );
  if (field === 'byproducts')
    return listed(
      values.byproducts.map(({ good, qty }) => `${good.name} ${amount(qty, measureName(good.measure_id))}`),
    );
  if (field === 'costs')
    return listed(
      values.costs.map(({ name, amount: cost, currency }) => `${name} ${costText(cost || '0', currency)}`),
    );
  if (field === 'steps')
    return (
      values.steps.map(({ text, image }) => `${text}${image ? ' (con foto)' : ''}`).join(' · ') || 'Ninguno'
    );
  return undefined;
}

function listed(rows: readonly string[]): string {
  return rows.join(', ') || 'Nada';
}
