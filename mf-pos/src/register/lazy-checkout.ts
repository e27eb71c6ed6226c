import { lazyComponent } from '@cuadra/shared/remote';

const load = () => import('./checkout.ts');

export const PaymentStep = lazyComponent(async () => ({ default: (await load()).PaymentStep }));
export const TicketDialog = lazyComponent(async () => ({ default: (await load()).TicketDialog }));
export const OutboxDriver = lazyComponent(async () => ({ default: (await load()).OutboxDriver }));

/** Fetches what a charge needs. */
export async function preloadCheckout(): Promise<void> {
  for (const component of [PaymentStep, TicketDialog, OutboxDriver]) await component.preload();
}
