/**
 * Every key of Caja, in one place: what presses it, what is drawn, and what the list behind `?` says. A screen takes its
 * key from here, so that the list cannot say anything else than what works.
 */
export interface KeyRule {
  /** As `useShortcut` takes it. */
  key: string;
  /** What is drawn on the button, as it stands on a Spanish keyboard. */
  drawn: string;
  /** For the list. */
  does: string;
  /** A field that holds text keeps the key for itself. */
  emptyFieldOnly?: boolean;
  /** What it presses stands in a dialog or a drawer. */
  inDialog?: boolean;
}

const SALE = {
  search: { key: 'F2', drawn: 'F2', does: 'Buscar un producto' },
  shelfBefore: { key: '<', drawn: '<', does: 'Mostrar el grupo de productos anterior', emptyFieldOnly: true },
  shelfAfter: { key: '>', drawn: '>', does: 'Mostrar el grupo de productos siguiente', emptyFieldOnly: true },
  star: { key: 'Insert', drawn: 'Ins', does: 'Favorito: marcar el producto elegido' },
  quantity: { key: 'F3', drawn: 'F3', does: 'Cantidad de la línea' },
  client: { key: 'F4', drawn: 'F4', does: 'Cliente' },
  removeClient: { key: 'Shift+F4', drawn: 'Mayús+F4', does: 'Quitar el cliente' },
  discount: { key: 'F6', drawn: 'F6', does: 'Descuento de la línea' },
  note: { key: 'F7', drawn: 'F7', does: 'Nota de la línea' },
  removeLine: { key: 'Delete', drawn: 'Supr', does: 'Quitar la línea', emptyFieldOnly: true },
  undo: { key: 'Ctrl+Z', drawn: 'Ctrl+Z', does: 'Deshacer lo que quitaste', emptyFieldOnly: true },
  takePrice: { key: 'Ctrl+F8', drawn: 'Ctrl+F8', does: 'Usar el precio nuevo de la línea' },
  keepPrice: { key: 'Ctrl+F7', drawn: 'Ctrl+F7', does: 'Mantener el precio de la línea' },
  seenRate: { key: 'Ctrl+F3', drawn: 'Ctrl+F3', does: 'Entendido: seguir con la tasa nueva' },
  charge: { key: 'F9', drawn: 'F9', does: 'Cobrar' },
} as const satisfies Record<string, KeyRule>;

const SALES = {
  // A letter with Alt would write another sign on a Mac; no product's name begins with this one.
  newSale: { key: '+', drawn: '+', does: 'Nueva venta', emptyFieldOnly: true },
  details: { key: 'F8', drawn: 'F8', does: 'Nombre y nota de la venta' },
  nextSale: { key: 'PageDown', drawn: 'AvPág', does: 'Venta siguiente' },
  previousSale: { key: 'PageUp', drawn: 'RePág', does: 'Venta anterior' },
  closeSale: { key: 'Ctrl+Delete', drawn: 'Ctrl+Supr', does: 'Cerrar la venta', emptyFieldOnly: true },
} as const satisfies Record<string, KeyRule>;

const PAYMENT = {
  payerBank: { key: 'F2', drawn: 'F2', does: 'Banco de quien paga' },
  reference: { key: 'F3', drawn: 'F3', does: 'Referencia del pago' },
  payer: { key: 'F4', drawn: 'F4', does: 'Cliente' },
  credit: { key: 'F6', drawn: 'F6', does: 'A crédito: lo que falte queda como deuda' },
  change: { key: 'F7', drawn: 'F7', does: 'Dar el vuelto de otra forma' },
  splitChange: { key: 'F8', drawn: 'F8', does: 'Repartir el vuelto a mano' },
  removePayment: { key: 'Ctrl+Delete', drawn: 'Ctrl+Supr', does: 'Quitar el pago' },
  back: { key: 'Escape', drawn: 'Esc', does: 'Volver a la venta' },
} as const satisfies Record<string, KeyRule>;

const RECEIPT = {
  print: { key: 'P', drawn: 'P', does: 'Imprimir', inDialog: true },
  picture: { key: 'I', drawn: 'I', does: 'Compartir la imagen', inDialog: true },
  whatsApp: { key: 'W', drawn: 'W', does: 'Enviar por WhatsApp', inDialog: true },
  cashDrawer: { key: 'G', drawn: 'G', does: 'Abrir la gaveta', inDialog: true },
  printer: { key: 'R', drawn: 'R', does: 'Elegir o ajustar la impresora', inDialog: true },
  receiptDesign: { key: 'D', drawn: 'D', does: 'Diseño del ticket', inDialog: true },
} as const satisfies Record<string, KeyRule>;

const CASH_SESSION = {
  payIn: { key: 'E', drawn: 'E', does: 'Entrada de dinero', inDialog: true },
  payOut: { key: 'S', drawn: 'S', does: 'Salida de dinero', inDialog: true },
  reportX: { key: 'X', drawn: 'X', does: 'Reporte X', inDialog: true },
  closeSession: { key: 'C', drawn: 'C', does: 'Contar y cerrar', inDialog: true },
  lastZ: { key: 'Z', drawn: 'Z', does: 'Último reporte Z', inDialog: true },
  pastSessions: { key: 'A', drawn: 'A', does: 'Cajas anteriores', inDialog: true },
  sendNow: { key: 'N', drawn: 'N', does: 'Enviar ahora lo que está por enviar', inDialog: true },
} as const satisfies Record<string, KeyRule>;

const EVERYWHERE = {
  cashSession: { key: 'F10', drawn: 'F10', does: 'Abrir o cerrar la caja' },
  outbox: { key: 'Ctrl+F10', drawn: 'Ctrl+F10', does: 'Ver lo que está por enviar' },
  salesOfToday: { key: 'Ctrl+F9', drawn: 'Ctrl+F9', does: 'Ventas de hoy' },
  lastTicket: { key: 'Ctrl+P', drawn: 'Ctrl+P', does: 'Último ticket: verlo e imprimirlo otra vez' },
  help: { key: '?', drawn: '?', does: 'Ver todas las teclas', emptyFieldOnly: true },
} as const satisfies Record<string, KeyRule>;

export const KEYS = { ...SALE, ...SALES, ...PAYMENT, ...RECEIPT, ...CASH_SESSION, ...EVERYWHERE } as const;
export type KeyName = keyof typeof KEYS;

export interface KeyGroup {
  title: string;
  rows: readonly Pick<KeyRule, 'drawn' | 'does'>[];
}

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'La venta',
    rows: [
      ...Object.values(SALE),
      { drawn: 'Alt+↑ ↓', does: 'Elegir otra línea' },
      { drawn: '↑ ↓', does: 'Recorrer lo encontrado; en la cantidad, sumar o quitar uno' },
      { drawn: 'Enter', does: 'Agregar lo encontrado o escaneado' },
    ],
  },
  { title: 'Varias ventas', rows: Object.values(SALES) },
  {
    title: 'El cobro',
    rows: [
      { drawn: '1 a 9', does: 'Elegir el método de pago' },
      { drawn: '↑ ↓', does: 'Monto exacto y billetes siguientes' },
      { drawn: 'Enter', does: 'Otro pago si falta; si no, finalizar la venta' },
      ...Object.values(PAYMENT),
    ],
  },
  {
    title: 'El ticket',
    rows: [{ drawn: 'Enter', does: 'Siguiente venta' }, ...Object.values(RECEIPT)],
  },
  { title: 'La caja y lo que está por enviar', rows: Object.values(CASH_SESSION) },
  {
    title: 'En todas partes',
    rows: Object.values(EVERYWHERE),
  },
];
