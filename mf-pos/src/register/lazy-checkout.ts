import { lazyComponent } from '@cuadra/shared/remote';

const load = () => import('./checkout.ts');

export const PaymentStep = lazyComponent(async () => ({ default: (await load()).PaymentStep }));
export const TicketDialog = lazyComponent(async () => ({ default: (await load()).TicketDialog }));
export const RegisterDriver = lazyComponent(async () => ({ default: (await load()).RegisterDriver }));

/** Fetches what a charge needs. */
export async function preloadCheckout(): Promise<void> {
  for (const component of [PaymentStep, TicketDialog, RegisterDriver]) await component.preload();
}
