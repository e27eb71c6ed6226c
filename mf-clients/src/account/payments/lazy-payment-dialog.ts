import { lazyComponent } from '@cuadra/shared/remote';
import type { PaymentDialogProps } from './PaymentDialog.tsx';

/** It prints, which the page of a client does not need to. */
export const PaymentDialog = lazyComponent<PaymentDialogProps>(
  async () => ({ default: (await import('./PaymentDialog.tsx')).PaymentDialog }),
  () => null,
);
