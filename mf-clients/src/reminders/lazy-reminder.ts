import { lazyComponent } from '@cuadra/shared/remote';
import type { ReminderDialogProps } from './reminder-facts.ts';

/** Nobody needs it until somebody is reminded. */
export const ReminderDialog = lazyComponent<ReminderDialogProps>(
  () => import('./ReminderDialog.tsx'),
  () => null,
);
