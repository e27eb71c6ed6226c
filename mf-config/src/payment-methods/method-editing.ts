import { PaymentMethod } from '@cuadra/shared/contract';
import { findBank } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { kindOf } from './kinds.ts';
import { type MethodValues, valuesOf } from './method-values.ts';

/** What of a payment method two people may have changed at the same time. */
export function methodEditing(method: PaymentMethod): Editing<MethodValues> {
  return editing({
    entity: method,
    schema: PaymentMethod,
    values: valuesOf,
    labels: {
      kind: 'Tipo',
      name: 'Nombre',
      currency: 'Moneda',
      bank: 'Banco',
      description: 'Descripción',
      needs_reference: 'Pedir la referencia en la Caja',
      is_hidden: 'Oculto',
    },
    show: (field, { kind, bank }) => {
      if (field === 'kind') return kindOf(kind).label;
      return field === 'bank' && bank ? `${bank} ${findBank(bank)?.name ?? ''}` : undefined;
    },
  });
}
