import { lazyComponent } from '@cuadra/shared/remote';
import type { PlanFormProps } from './PlanForm.tsx';

/** Nobody needs it until it is asked for. */
export const PlanForm = lazyComponent<PlanFormProps>(
  () => import('./PlanForm.tsx'),
  () => null,
);
