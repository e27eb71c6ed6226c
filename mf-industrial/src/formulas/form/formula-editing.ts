import { Formula } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { type FormulaValues, formulaValues } from './formula-values.ts';
import { TAKES_AT_NAMES } from './takes-at.ts';

/** What of a formula two people may have changed at the same time. */
export function formulaEditing(formula: Formula): Editing<FormulaValues> {
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
    show: (field, values) => shown(field, values),
    // What things cost and how much there is of them is no part of what a formula says.
    isSame: (field, mine, theirs) => field === 'lines' && spelled(mine) === spelled(theirs),
  });
}

const spelled = ({ lines }: FormulaValues) =>
  JSON.stringify(lines.map(({ good, qty, unit }) => [good.id, qty, unit?.name, unit?.factor]));

function shown(field: keyof FormulaValues, values: FormulaValues): string | undefined {
  if (field === 'takes_at') return TAKES_AT_NAMES[values.takes_at];
  if (field === 'makes') return values.makes?.name;
  if (field === 'lines') return named(values.lines.map(({ good, qty }) => [good.name, qty]));
  if (field === 'byproducts') return named(values.byproducts.map(({ good, qty }) => [good.name, qty]));
  if (field === 'costs') return named(values.costs.map(({ name, amount }) => [name, amount]));
  if (field === 'steps') return values.steps.map(({ text }) => text).join(' · ') || 'Ninguno';
  return undefined;
}

function named(rows: readonly (readonly [name: string, qty: string | null])[]): string {
  return rows.map(([name, qty]) => `${name} ${formatQuantity(qty || '0')}`).join(', ') || 'Nada';
}
