import { fieldText } from '@cuadra/shared/client';
import {
  createProductionOrder,
  type FormulaSummary,
  type Good,
  type ProductionOrder,
} from '@cuadra/shared/contract';
import { goodYield, toQuantity } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';

/** What is made, as the form knows it. */
export interface PlannedFormula {
  id: string;
  name: string;
  makes: Good;
  /** How many good ones one batch is; absent of an order that is there. */
  good_yield?: string;
}

export interface PlanValues {
  /** Never changes once the order is saved. */
  formula: PlannedFormula | null;
  qty: TypedDecimal;
  day: string;
  note: string;
}

export function newPlan(day: string): PlanValues {
  return { formula: null, qty: '', day, note: '' };
}

/** A formula of a list as what is planned. */
export function plannedFormula(formula: FormulaSummary): PlannedFormula {
  const { id, name, makes } = formula;
  return { id, name, makes, good_yield: toQuantity(goodYield(formula)) };
}

/** A planned order as the form shows it. */
export function planValues(order: ProductionOrder): PlanValues {
  const { formula_id: id, formula_name: name, makes, qty, day, note } = order;
  return { formula: { id, name, makes }, qty, day, note };
}

const body = createProductionOrder.body.omit({ id: true });

export type PlanOutput = z.output<typeof body>;

/** What the contract says of an order; what nobody chose or typed is said so on its field. */
export const planSchema = z.custom<PlanValues>().transform((values, context): PlanOutput => {
  const { formula, qty, day, note } = values;
  const missing = (path: 'formula' | 'qty' | 'day') =>
    context.addIssue({ code: 'custom', path: [path], message: 'required' });
  if (formula === null) missing('formula');
  if (qty === '') missing('qty');
  if (day === '') missing('day');
  if (formula === null || qty === '' || day === '') return z.NEVER;
  const checked = body.safeParse({
    ...{ formula_id: formula.id, day, note },
    qty: qty === null ? 'not-a-decimal' : toQuantity(qty),
  });
  if (checked.success) return checked.data;
  for (const { path, message } of checked.error.issues) {
    context.addIssue({ code: 'custom', path: path[0] === 'formula_id' ? ['formula'] : path, message });
  }
  return z.NEVER;
});

const SENTENCES: Readonly<Record<string, string>> = {
  'formula required': 'Elige qué vas a hacer.',
  'formula unknown': 'Alguien eliminó esta fórmula. Elige otra.',
  'qty required': 'Escribe cuánto vas a hacer.',
  'qty not-a-decimal': 'Escribe cuánto vas a hacer.',
  'qty must-be-positive': 'Escribe más que cero.',
  'qty not-planned': 'Ya empezó: la cantidad no cambia.',
  'day required': 'Di para qué día.',
  'day not-planned': 'Ya empezó: el día no cambia.',
};

/** A sentence for what is wrong with a field. */
export function planFieldError(field: string, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
