/**
 * Every key of Caja, in one place: what presses it and what is drawn. A screen takes its key from here, and so does the list
 * behind `?` (key-groups.ts), which cannot say anything else than what works.
 */
export interface KeyRule {
  /** As `useShortcut` takes it. */
  key: string;
  /** What is drawn on the button, as it stands on a Spanish keyboard. */
  drawn: string;
  /** A field that holds text keeps the key for itself. */
  emptyFieldOnly?: boolean;
  /** What it presses stands in a dialog or a drawer. */
  inDialog?: boolean;
}

export const SALE = {
  search: { key: 'F2', drawn: 'F2' },
  shelfBefore: { key: '<', drawn: '<', emptyFieldOnly: true },
  shelfAfter: { key: '>', drawn: '>', emptyFieldOnly: true },
  star: { key: 'Insert', drawn: 'Ins' },
  quantity: { key: 'F3', drawn: 'F3' },
  client: { key: 'F4', drawn: 'F4' },
  removeClient: { key: 'Shift+F4', drawn: 'Mayús+F4' },
  discount: { key: 'F6', drawn: 'F6' },
  note: { key: 'F7', drawn: 'F7' },
  presentation: { key: 'Shift+F3', drawn: 'Mayús+F3' },
  removeLine: { key: 'Delete', drawn: 'Supr', emptyFieldOnly: true },
  undo: { key: 'Ctrl+Z', drawn: 'Ctrl+Z', emptyFieldOnly: true },
  takePrice: { key: 'Ctrl+F8', drawn: 'Ctrl+F8' },
  keepPrice: { key: 'Ctrl+F7', drawn: 'Ctrl+F7' },
  seenRate: { key: 'Ctrl+F3', drawn: 'Ctrl+F3' },
  charge: { key: 'F9', drawn: 'F9' },
} as const satisfies Record<string, KeyRule>;

export const SALES = {
  // A letter with Alt would write another sign on a Mac; no product's name begins with this one.
  newSale: { key: '+', drawn: '+', emptyFieldOnly: true },
  details: { key: 'F8', drawn: 'F8' },
  nextSale: { key: 'PageDown', drawn: 'AvPág' },
  previousSale: { key: 'PageUp', drawn: 'RePág' },
  closeSale: { key: 'Ctrl+Delete', drawn: 'Ctrl+Supr', emptyFieldOnly: true },
} as const satisfies Record<string, KeyRule>;

export const PAYMENT = {
  payerBank: { key: 'F2', drawn: 'F2' },
  reference: { key: 'F3', drawn: 'F3' },
  payer: { key: 'F4', drawn: 'F4' },
  credit: { key: 'F6', drawn: 'F6' },
  change: { key: 'F7', drawn: 'F7' },
  splitChange: { key: 'F8', drawn: 'F8' },
  removePayment: { key: 'Ctrl+Delete', drawn: 'Ctrl+Supr' },
  back: { key: 'Escape', drawn: 'Esc' },
} as const satisfies Record<string, KeyRule>;

export const RECEIPT = {
  print: { key: 'P', drawn: 'P', inDialog: true },
  seeTicket: { key: 'V', drawn: 'V', inDialog: true },
  picture: { key: 'I', drawn: 'I', inDialog: true },
  whatsApp: { key: 'W', drawn: 'W', inDialog: true },
  cashDrawer: { key: 'G', drawn: 'G', inDialog: true },
  printer: { key: 'R', drawn: 'R', inDialog: true },
  receiptDesign: { key: 'D', drawn: 'D', inDialog: true },
} as const satisfies Record<string, KeyRule>;

export const CASH_SESSION = {
  payIn: { key: 'E', drawn: 'E', inDialog: true },
  payOut: { key: 'S', drawn: 'S', inDialog: true },
  reportX: { key: 'X', drawn: 'X', inDialog: true },
  closeSession: { key: 'C', drawn: 'C', inDialog: true },
  lastZ: { key: 'Z', drawn: 'Z', inDialog: true },
  pastSessions: { key: 'A', drawn: 'A', inDialog: true },
  sendNow: { key: 'N', drawn: 'N', inDialog: true },
} as const satisfies Record<string, KeyRule>;

export const EVERYWHERE = {
  cashSession: { key: 'F10', drawn: 'F10' },
  outbox: { key: 'Ctrl+F10', drawn: 'Ctrl+F10' },
  salesOfToday: { key: 'Ctrl+F9', drawn: 'Ctrl+F9' },
  lastTicket: { key: 'Ctrl+P', drawn: 'Ctrl+P' },
  help: { key: '?', drawn: '?', emptyFieldOnly: true },
} as const satisfies Record<string, KeyRule>;

export const KEYS = { ...SALE, ...SALES, ...PAYMENT, ...RECEIPT, ...CASH_SESSION, ...EVERYWHERE } as const;
export type KeyName = keyof typeof KEYS;
