import { lazyPart } from '@cuadra/shared/remote';

/** What opens above the till. */
const loadDialogs = () => import('./dialog-parts.ts');
/** What comes once something is to be charged. */
const loadCheckout = () => import('./checkout-parts.ts');

export const ClientDialog = lazyPart(async () => ({ default: (await loadDialogs()).ClientDialog }));
export const DiscountDialog = lazyPart(async () => ({ default: (await loadDialogs()).DiscountDialog }));
export const NoteDialog = lazyPart(async () => ({ default: (await loadDialogs()).NoteDialog }));
export const DetailsDialog = lazyPart(async () => ({ default: (await loadDialogs()).DetailsDialog }));
export const KeyHelp = lazyPart(async () => ({ default: (await loadDialogs()).KeyHelp }));

export const PaymentStep = lazyPart(async () => ({ default: (await loadCheckout()).PaymentStep }));
export const TicketDialog = lazyPart(async () => ({ default: (await loadCheckout()).TicketDialog }));
export const OutboxSending = lazyPart(async () => ({ default: (await loadCheckout()).OutboxSending }));

/** Charging first: it is what a cashier does next. */
const PARTS = [
  PaymentStep,
  TicketDialog,
  OutboxSending,
  ClientDialog,
  DiscountDialog,
  NoteDialog,
  DetailsDialog,
  KeyHelp,
];

/** Fetches all that the first look at Caja does without, so that no key waits for it later, and it is there offline. */
export async function preloadLater(): Promise<void> {
  for (const part of PARTS) await part.preload();
}
