import type { ApiInput } from '@cuadra/shared/client';
import { fieldText } from '@cuadra/shared/client';
import type { FormulaVersion, Good, ProductionOrder } from '@cuadra/shared/contract';
import { exact, isCalendarDay, plannedQty, sum, toQuantity } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';
import { leftToMake } from '../order-text.ts';

/** Of a good, what was typed; empty: what the formula says. */
export type TypedQuantities = Readonly<Record<string, TypedDecimal>>;

/** A batch as it is filled in. */
export interface FinishValues {
  /** Good ones. */
  qty: TypedDecimal;
  waste: TypedDecimal;
  /** What it really took, and what it really left beside its good, by the goods' ids. */
  used: TypedQuantities;
  left: TypedQuantities;
  lot: string;
  /** A day; empty: none. */
  expires_on: string;
  note: string;
  /** Nothing more comes. */
  close: boolean;
  update_cost: boolean;
}

type FinishBody = ApiInput<'POST /production_orders/{id}/finish'>['body'];
export type FinishOutput = Omit<FinishBody, 'batch_id' | 'version'>;

/** What a version says of a batch. */
export type BatchFormula = Pick<FormulaVersion, 'yield_qty' | 'lines' | 'byproducts'>;

export function finishValues(order: Pick<ProductionOrder, 'qty' | 'made'>): FinishValues {
  const left = leftToMake(order);
  return {
    ...{ qty: left === '0' ? '' : left, waste: '', used: {}, left: {}, lot: '', expires_on: '', note: '' },
    ...{ close: true, update_cost: false },
  };
}

/** All that was made, good ones and spoilt ones; undefined while that is no number. */
export function madeOf({ qty, waste }: Pick<FinishValues, 'qty' | 'waste'>): string | undefined {
  if (!qty || waste === null) return undefined;
  return toQuantity(sum([qty, waste || '0']));
}

/** What the formula takes, or leaves, of a good for so many. */
export function expectedOf(qty: string, formula: BatchFormula, made: string | undefined): string | undefined {
  return made === undefined ? undefined : plannedQty(qty, formula, made);
}

/** What is sent of a batch: lists only where something else than the formula was typed. */
export function finishSchema(formula: BatchFormula) {
  return z.custom<FinishValues>().transform((values, context): FinishOutput => {
    const wrong = (field: keyof FinishValues, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!values.qty || exact(values.qty).lte(0))
      wrong('qty', values.qty === '' ? 'required' : 'not-a-decimal');
    if (values.waste === null) wrong('waste', 'not-a-decimal');
    if (Object.values(values.used).includes(null)) wrong('used', 'not-a-decimal');
    if (Object.values(values.left).includes(null)) wrong('left', 'not-a-decimal');
    if (values.expires_on !== '' && !isCalendarDay(values.expires_on)) wrong('expires_on', 'not-a-day');
    const made = madeOf(values);
    if (context.issues.length > 0 || made === undefined || !values.qty) return z.NEVER;
    const quantities = (rows: readonly { good: Good; qty: string }[], typed: TypedQuantities) =>
      rows.map(({ good, qty }) => ({
        good: { kind: good.kind, id: good.id },
        qty: toQuantity(typed[good.id] || plannedQty(qty, formula, made)),
      }));
    return {
      qty: toQuantity(values.qty),
      waste: toQuantity(values.waste || '0'),
      // Of what was not taken there is no line.
      ...(isTyped(values.used) && {
        lines: quantities(formula.lines, values.used).filter(({ qty }) => exact(qty).gt(0)),
      }),
      ...(isTyped(values.left) && { byproducts: quantities(formula.byproducts, values.left) }),
      ...{ lot: values.lot.trim() || null, expires_on: values.expires_on || null, note: values.note.trim() },
      ...{ close: values.close, update_cost: values.update_cost },
    };
  });
}

function isTyped(quantities: TypedQuantities): boolean {
  return Object.values(quantities).some(Boolean);
}

const SENTENCES: Readonly<Record<string, string>> = {
  'qty required': 'Escribe cuánto salió bueno.',
  'qty not-a-decimal': 'Escribe cuánto salió bueno. Si no salió nada, anula la orden.',
  'qty too-small': 'Es muy poco: con eso la fórmula no lleva nada que se pueda medir.',
  'waste not-a-decimal': 'Escribe cuánto se dañó, o déjalo vacío.',
  'used not-a-decimal': 'Revisa lo que usaste: hay algo que no es una cantidad.',
  'left not-a-decimal': 'Revisa lo que quedó: hay algo que no es una cantidad.',
  'update_cost cost-unknown':
    'No se conoce el costo de algo que lleva. Anótalo, o termina sin actualizar el costo del producto.',
  'update_cost not-a-product': 'Lo que se hizo no es un producto. Termina sin actualizar su costo.',
  'update_cost not-a-company-currency':
    'El costo del producto está en una moneda que tu empresa ya no usa. Cámbiala en el producto, o termina sin actualizar el costo.',
  'update_cost not-allowed':
    'Tu rol no permite cambiar costos. Termina sin actualizar el costo del producto.',
  'lot required': 'Escribe el lote.',
};

/** A sentence for what is wrong with a field. */
export function finishFieldError(field: string, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
