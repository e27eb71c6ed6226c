import { lazyComponent } from '@cuadra/shared/remote';
import type { MaterialFormProps } from './MaterialForm.tsx';

/** Nobody needs it until it is asked for. */
export const MaterialForm = lazyComponent<MaterialFormProps>(
  () => import('./MaterialForm.tsx'),
  () => null,
);
