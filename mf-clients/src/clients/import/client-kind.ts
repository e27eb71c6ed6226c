import type { ClientRejection, ClientWarning } from '@cuadra/shared/contract';
import { CLIENT_COLUMNS, type ClientField } from '@cuadra/shared/domain';
import type { ImportFieldAbout, ImportKind } from '@cuadra/shared/form';

const FIELDS: Readonly<Record<ClientField, ImportFieldAbout>> = {
  name: {
    ...{ label: 'Nombre', note: 'Lo único que hace falta.' },
    others: ['nombre_y_apellido', 'nombres', 'nombre_del_cliente', 'persona', 'deudor'],
  },
  identification_type: {
    ...{ label: 'Tipo', note: 'V, E, J, P, G o C. También puede ir delante del número.' },
    others: ['nacionalidad', 'tipo_documento', 'tipo_de_documento'],
  },
  identification: {
    ...{ label: 'Cédula o RIF', note: 'Por ella reconocemos a quien ya tienes.' },
    others: [
      'documento',
      'ci_rif',
      'c_i',
      'cedula_rif',
      'rif_cedula',
      'numero_de_documento',
      'nro_documento',
    ],
  },
  phone: {
    ...{ label: 'Teléfono', note: '0414-1234567' },
    others: ['tlf', 'telf', 'telefonos', 'whatsapp', 'numero_de_telefono', 'contacto'],
  },
  email: { label: 'Correo', note: 'nombre@ejemplo.com', others: ['e_mail', 'mail'] },
  address: {
    label: 'Dirección',
    note: 'Dónde vive o dónde está su negocio.',
    others: ['domicilio', 'ubicacion'],
  },
  birthday: {
    label: 'Cumpleaños',
    note: 'Día, mes y año: 28/02/1985.',
    others: ['fecha_nacimiento', 'f_nac'],
  },
  credit_limit: {
    ...{ label: 'Límite de crédito', note: 'Hasta cuánto le das a crédito, en la moneda de tus precios.' },
    others: ['credito', 'limite_credito', 'cupo'],
  },
  credit_days: {
    ...{ label: 'Días de crédito', note: 'De 0 a 365.' },
    others: ['dias', 'dias_credito', 'plazo_dias'],
  },
  wholesale: { label: 'Mayorista', note: 'Sí o no.', others: ['al_mayor', 'precio_al_mayor'] },
  note: { label: 'Nota', note: 'Lo que quieras recordar.', others: ['notas', 'comentario', 'observacion'] },
  debt: {
    ...{ label: 'Deuda inicial', note: 'Lo que te debe de antes de usar Cuadra.' },
    others: ['debe', 'saldo', 'monto', 'pendiente', 'saldo_deudor', 'fiado', 'total'],
  },
  debt_currency: {
    ...{ label: 'Moneda de la deuda', note: '$, Bs., USD, VES… Si falta, la de tus precios.' },
    others: ['divisa', 'moneda_deuda'],
  },
  debt_since: {
    ...{ label: 'Fecha de la deuda', note: 'Desde cuándo te debe. Si falta, desde hoy.' },
    others: ['fecha', 'fecha_deuda', 'desde'],
  },
  debt_due: {
    ...{ label: 'Vence', note: 'Si falta, según sus días de crédito.' },
    others: ['fecha_de_vencimiento', 'fecha_vencimiento', 'vence_el'],
  },
};

type Reason = ClientRejection['reason'] | ClientWarning['reason'];
const REASONS: Readonly<Partial<Record<Reason, string>>> = {
  'not-an-identification': 'No parece una cédula ni un RIF',
  'not-an-email': 'No es un correo',
  'not-a-day': 'No es una fecha (día/mes/año)',
  'not-credit-days': 'Escribe de 0 a 365 días',
  'not-yes-or-no': 'Escribe sí o no',
  withdrawn: 'Es de un cliente que retiraste',
  exists: 'Ya lo tienes y tu rol no puede cambiarlo',
  'several-with-name': 'Tienes varios con este nombre: ponle su cédula',
  'in-the-future': 'Es una fecha que no ha llegado',
  'before-the-debt': 'Es antes que la deuda',
  'debt-differs':
    'Ya le anotaste otra deuda de antes en esta moneda. Anúlala en su página si esta es la correcta',
  'rif-digit': 'El último número no coincide con los demás',
  'unknown-phone': 'No parece un teléfono',
  renamed: 'Así se llama ahora quien tiene esta cédula o RIF; pasará a llamarse como dice el archivo',
};

/** A list of clients. */
export const CLIENT_KIND: ImportKind = {
  one: 'cliente',
  many: 'clientes',
  columns: CLIENT_COLUMNS,
  fields: FIELDS,
  reasons: REASONS,
  advice:
    'Los que ya tienes, por su cédula o RIF (o por su nombre, si no la trae), se actualizan; los demás se crean. Lo que el archivo deja vacío se queda como estaba, y traerlo otra vez no repite ninguna deuda.',
  memory: 'client-columns',
};
