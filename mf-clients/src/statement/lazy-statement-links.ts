import { lazyComponent } from '@cuadra/shared/remote';
import type { StatementLinksDialogProps } from './StatementLinksDialog.tsx';

/** Nobody needs it until it is asked for. */
export const StatementLinksDialog = lazyComponent<StatementLinksDialogProps>(
  () => import('./StatementLinksDialog.tsx'),
  () => null,
);
