/** What the list behind `?` says of the keys; apart from them, which every screen needs at once. */
import {
  CASH_SESSION,
  EVERYWHERE,
  type KeyName,
  type KeyRule,
  PAYMENT,
  RECEIPT,
  SALE,
  SALES,
} from './keys.ts';

/** In the order of the keys. */
export const DOES: Readonly<Record<KeyName, string>> = {
  search: 'Buscar un producto',
  shelfBefore: 'Mostrar el grupo de productos anterior',
  shelfAfter: 'Mostrar el grupo de productos siguiente',
  star: 'Favorito: marcar el producto elegido',
  quantity: 'Cantidad de la línea',
  client: 'Cliente',
  removeClient: 'Quitar el cliente',
  discount: 'Descuento de la línea',
  note: 'Nota de la línea',
  presentation: 'Presentación: vender la línea por unidad, paquete o caja',
  removeLine: 'Quitar la línea',
  undo: 'Deshacer lo que quitaste',
  takePrice: 'Usar el precio nuevo de la línea',
  keepPrice: 'Mantener el precio de la línea',
  seenRate: 'Entendido: seguir con la tasa nueva',
  charge: 'Cobrar',
  newSale: 'Nueva venta',
  details: 'Nombre y nota de la venta',
  nextSale: 'Venta siguiente',
  previousSale: 'Venta anterior',
  closeSale: 'Cerrar la venta',
  payerBank: 'Banco de quien paga',
  reference: 'Referencia del pago',
  payer: 'Cliente',
  credit: 'A crédito: lo que falte queda como deuda',
  change: 'Dar el vuelto de otra forma',
  splitChange: 'Repartir el vuelto a mano',
  removePayment: 'Quitar el pago',
  back: 'Volver a la venta',
  print: 'Imprimir',
  seeTicket: 'Ver el ticket de la venta que terminó',
  picture: 'Compartir la imagen',
  whatsApp: 'Enviar por WhatsApp',
  cashDrawer: 'Abrir la gaveta',
  printer: 'Elegir o ajustar la impresora',
  receiptDesign: 'Diseño del ticket',
  payIn: 'Entrada de dinero',
  payOut: 'Salida de dinero',
  reportX: 'Reporte X',
  closeSession: 'Contar y cerrar',
  lastZ: 'Último reporte Z',
  pastSessions: 'Cajas anteriores',
  sendNow: 'Enviar ahora lo que está por enviar',
  cashSession: 'Abrir o cerrar la caja',
  outbox: 'Ver lo que está por enviar',
  salesOfToday: 'Ventas de hoy',
  lastTicket: 'Último ticket: verlo e imprimirlo otra vez',
  help: 'Ver todas las teclas',
};

export interface KeyRow {
  drawn: string;
  does: string;
}

export interface KeyGroup {
  title: string;
  rows: readonly KeyRow[];
}

export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'La venta',
    rows: [
      ...rowsOf(SALE),
      { drawn: 'Alt+↑ ↓', does: 'Elegir otra línea' },
      { drawn: '↑ ↓', does: 'Recorrer lo encontrado; en la cantidad, sumar o quitar uno' },
      { drawn: 'Enter', does: 'Agregar lo encontrado o escaneado' },
    ],
  },
  { title: 'Varias ventas', rows: rowsOf(SALES) },
  {
    title: 'El cobro',
    rows: [
      { drawn: '1 a 9', does: 'Elegir el método de pago' },
      { drawn: '↑ ↓', does: 'Monto exacto y billetes siguientes' },
      { drawn: 'Enter', does: 'Otro pago si falta; si no, finalizar la venta' },
      ...rowsOf(PAYMENT),
    ],
  },
  {
    title: 'El ticket',
    rows: [{ drawn: 'Enter', does: 'Siguiente venta' }, ...rowsOf(RECEIPT)],
  },
  { title: 'La caja y lo que está por enviar', rows: rowsOf(CASH_SESSION) },
  {
    title: 'En todas partes',
    rows: rowsOf(EVERYWHERE),
  },
];

function rowsOf(rules: Readonly<Partial<Record<KeyName, KeyRule>>>): KeyRow[] {
  const names = Object.keys(rules) as KeyName[];
  return names.map((name) => ({ drawn: rules[name]?.drawn ?? '', does: DOES[name] }));
}
