import { lazyComponent } from '@cuadra/shared/remote';
import type { MergeDialogProps } from './MergeDialog.tsx';

/** Two records of one person are met now and then. */
export const MergeDialog = lazyComponent<MergeDialogProps>(
  () => import('./MergeDialog.tsx'),
  () => null,
);
