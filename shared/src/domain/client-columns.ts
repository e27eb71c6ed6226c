import type { ImportColumns } from './import-columns.ts';

/**
 * The columns of a CSV of clients, and the names that each may have; of two columns that mean one field, the one whose name comes
 * first here counts. What the export says of debts, «Debe USD», is none of them, so that it is not brought back as new debts.
 */
export const CLIENT_COLUMNS = {
  name: ['nombre', 'name', 'cliente', 'razon_social'],
  identification_type: ['tipo', 'identification_type', 'tipo_de_identificacion', 'letra'],
  identification: ['cedula_o_rif', 'identification', 'cedula', 'rif', 'identificacion', 'ci'],
  phone: ['telefono', 'phone', 'celular', 'movil'],
  email: ['correo', 'email', 'correo_electronico'],
  address: ['direccion', 'address'],
  birthday: ['cumpleanos', 'birthday', 'fecha_de_nacimiento', 'nacimiento'],
  credit_limit: ['limite_de_credito', 'credit_limit', 'limite'],
  credit_days: ['dias_de_credito', 'credit_days', 'plazo'],
  wholesale: ['mayorista', 'wholesale'],
  note: ['nota', 'note', 'observaciones'],
  debt: ['deuda_inicial', 'debt', 'deuda'],
  debt_currency: ['moneda_de_la_deuda', 'debt_currency', 'moneda'],
  debt_since: ['fecha_de_la_deuda', 'debt_since', 'debe_desde'],
  debt_due: ['vence', 'debt_due', 'vencimiento'],
} as const satisfies ImportColumns;

export type ClientField = keyof typeof CLIENT_COLUMNS;
