import { lazyComponent } from '@cuadra/shared/remote';
import type { PrintStatementDialogProps } from './PrintStatementDialog.tsx';

/** Nobody needs it until it is asked for. */
export const PrintStatementDialog = lazyComponent<PrintStatementDialogProps>(
  () => import('./PrintStatementDialog.tsx'),
  () => null,
);
