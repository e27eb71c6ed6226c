import { Material } from '@cuadra/shared/contract';
import { exact, formatQuantity } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { type MaterialValues, materialValues } from './material-values.ts';

/** What of a material two people may have changed at the same time. */
export function materialEditing(
  material: Material,
  measureName: (id: string | null) => string | null,
): Editing<MaterialValues> {
  return editing({
    entity: material,
    schema: Material,
    values: materialValues,
    labels: {
      name: 'Nombre',
      measure_id: 'Medida',
      qty: 'Existencia',
      min_qty: 'Existencia mínima',
      cost: 'Costo',
      cost_currency: 'Moneda del costo',
      has_lots: 'Tiene vencimiento',
      units: 'Otras unidades',
    },
    show: (field, values) => {
      if (field === 'measure_id') return measureName(values.measure_id || null) ?? 'Ninguna';
      if (field !== 'units') return undefined;
      const units = values.units.map(({ name, factor }) => `${name} de ${formatQuantity(factor || '0')}`);
      return units.join(', ') || 'Ninguna';
    },
    isSame: (field, mine, theirs) => {
      if (field !== 'cost' && field !== 'min_qty') return false;
      const [one, other] = [mine[field], theirs[field]];
      return Boolean(one) && Boolean(other) && exact(one ?? '').eq(other ?? '');
    },
  });
}
