import type { PublicMethod, PublicOrder } from '@cuadra/shared/contract';
import { render } from 'preact';
import { PaymentForm } from './PaymentForm.tsx';

/** Draws the form by which a payment is told, where the order may still be paid. */
export function showPayment(place: HTMLElement): void {
  const data = document.getElementById('pedido')?.textContent;
  if (!data) return;
  const { order, methods }: { order: PublicOrder; methods: PublicMethod[] } = JSON.parse(data);
  if (methods.length > 0 && order.payment?.state !== 'checked')
    render(<PaymentForm {...{ order, methods }} />, place);
}
