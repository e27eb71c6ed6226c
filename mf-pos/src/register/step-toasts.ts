import { notify } from '@cuadra/shared/state';

const told = new Set<string>();

/** Says something that is of the payment in front of the cashier and leaves with it; what is true beyond it is told by `notify`. */
export function sayOfStep(kind: 'success' | 'error', text: string): void {
  notify[kind](text);
  told.add(text);
}

/** The payment is over, or left. */
export function endStep(): void {
  told.forEach(notify.dismiss);
  told.clear();
}
