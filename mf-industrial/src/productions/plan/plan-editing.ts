import { ProductionOrder } from '@cuadra/shared/contract';
import { exact, formatQuantity, plainDay } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { type PlanValues, planValues } from './plan-values.ts';

/** What of a planned order two people may have changed at the same time. */
export function planEditing(order: ProductionOrder): Editing<PlanValues> {
  return editing({
    entity: order,
    schema: ProductionOrder,
    values: planValues,
    labels: { formula: 'Fórmula', qty: 'Cantidad', day: 'Para el día', note: 'Nota' },
    show: (field, values) => {
      if (field === 'formula') return values.formula?.name;
      if (field === 'qty') return formatQuantity(values.qty || '0');
      return field === 'day' ? plainDay(values.day) : undefined;
    },
    isSame: (field, mine, theirs) => {
      // Which one never changes.
      if (field === 'formula') return true;
      return field === 'qty' && exact(mine.qty || '0').eq(theirs.qty || '0');
    },
  });
}
