import { Client } from '@cuadra/shared/contract';
import { type Editing, editing } from '@cuadra/shared/form';
import { type ClientValues, clientValues } from './client-values.ts';

/** What of a client two people may have changed at the same time. */
export function clientEditing(client: Client): Editing<ClientValues> {
  return editing({
    entity: client,
    schema: Client,
    values: clientValues,
    labels: {
      name: 'Nombre',
      identification_type: 'Tipo',
      identification: 'Cédula o RIF',
      phone: 'Teléfono',
      email: 'Correo',
      address: 'Dirección',
      birthday: 'Cumpleaños',
      credit_limit: 'Límite de crédito',
      credit_days: 'Días de crédito',
      is_wholesale: 'Precio de mayorista',
      note: 'Nota',
    },
  });
}
