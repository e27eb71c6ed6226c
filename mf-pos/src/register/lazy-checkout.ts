import { lazyPart } from '@cuadra/shared/remote';

const load = () => import('./checkout.ts');

export const PaymentStep = lazyPart(async () => ({ default: (await load()).PaymentStep }));
export const TicketDialog = lazyPart(async () => ({ default: (await load()).TicketDialog }));
export const OutboxDriver = lazyPart(async () => ({ default: (await load()).OutboxDriver }));

/** Fetches what a charge needs. */
export async function preloadCheckout(): Promise<void> {
  for (const component of [PaymentStep, TicketDialog, OutboxDriver]) await component.preload();
}
