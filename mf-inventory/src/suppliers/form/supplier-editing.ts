import { Supplier } from '@cuadra/shared/contract';
import { type Editing, editing } from '@cuadra/shared/form';
import { type SupplierValues, supplierValues } from './supplier-values.ts';

/** What of a supplier two people may have changed at the same time. */
export function supplierEditing(supplier: Supplier): Editing<SupplierValues> {
  return editing({
    entity: supplier,
    schema: Supplier,
    values: supplierValues,
    labels: {
      name: 'Nombre',
      identification_type: 'Tipo',
      identification: 'RIF o cédula',
      phone: 'Teléfono',
      email: 'Correo',
      address: 'Dirección',
      credit_days: 'Días de crédito',
      note: 'Nota',
    },
  });
}
