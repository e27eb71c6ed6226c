import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createMaterial, type Material } from '@cuadra/shared/contract';
import { newId, toQuantity, toRate } from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';
import { decimal, NO_DECIMAL } from '../../goods/decimal.ts';

/** A unit of a material as it is filled in. */
export interface UnitValues {
  id: string;
  name: string;
  factor: TypedDecimal;
}

/** A material as it is filled in; what nobody said is empty. */
export interface MaterialValues {
  name: string;
  measure_id: string;
  /** Of a new one; moved by adjusting it from then on. */
  qty: TypedDecimal;
  min_qty: TypedDecimal;
  cost: TypedDecimal;
  cost_currency: string;
  has_lots: boolean;
  units: UnitValues[];
}

type Body = ApiInput<'POST /materials/create'>['body'];

export function newMaterial(currency: string): MaterialValues {
  return {
    ...{ name: '', measure_id: '', qty: '', min_qty: '', cost: '', cost_currency: currency },
    ...{ has_lots: false, units: [] },
  };
}

export function materialValues(material: Material): MaterialValues {
  return {
    name: material.name,
    measure_id: material.measure_id ?? '',
    qty: '',
    min_qty: material.min_qty ?? '',
    cost: material.cost ?? '',
    cost_currency: material.cost_currency,
    has_lots: material.has_lots,
    units: material.units.map((unit) => ({ ...unit })),
  };
}

export function emptyUnit(): UnitValues {
  return { id: newId(), name: '', factor: '' };
}

/** What the contract says of a material; what is typed and is no number is refused as `not-a-decimal`. */
export const materialFormSchema = z
  .custom<MaterialValues>()
  .transform(
    (values): Omit<Body, 'id'> => ({
      name: values.name,
      measure_id: values.measure_id || null,
      qty: decimal(values.qty, toQuantity) ?? '0',
      min_qty: decimal(values.min_qty, toQuantity),
      cost: decimal(values.cost, toRate),
      cost_currency: values.cost_currency,
      has_lots: values.has_lots,
      units: values.units.map(({ id, name, factor }) => ({
        ...{ id, name: name.trim() },
        factor: decimal(factor, toQuantity) ?? NO_DECIMAL,
      })),
    }),
  )
  .pipe(createMaterial.body.omit({ id: true }));

/** What a change sends: the quantity is moved by adjusting it, and a cost is no part of who may not set it. */
export function changeOf(
  output: z.output<typeof materialFormSchema>,
  mayCost: boolean,
): Omit<ApiInput<'PUT /materials/update'>['body'], 'id'> {
  const { qty: _, cost, ...fields } = output;
  return { ...fields, ...(mayCost && { cost }) };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre del material.',
  'name already-used': 'Otro material ya se llama así.',
  'measure_id unknown': 'Esta medida ya no existe. Elige otra.',
  'cost required': 'Cambiaste la moneda: escribe también el costo.',
  'cost_currency not-a-company-currency': 'Tu empresa ya no usa esta moneda. Elige otra.',
};

/** A sentence for what is wrong with a field. */
export function materialFieldError(field: keyof MaterialValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

const UNIT_SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe cómo se llama: «Saco», «Tambor».',
  'name repeated': 'Otra unidad ya se llama así.',
  'factor not-a-decimal': 'Escribe cuánto trae.',
  'factor must-be-positive': 'Trae más que cero.',
  'factor too-large': 'Es demasiado.',
};

/** A sentence for what is wrong with a field of a unit; undefined where nothing is. */
export function unitFieldError(field: string, reason: string | undefined): string | undefined {
  return reason === undefined ? undefined : (UNIT_SENTENCES[`${field} ${reason}`] ?? fieldText(reason));
}
