import { lazyComponent } from '@cuadra/shared/remote';
import type { FormulaFormProps } from './FormulaForm.tsx';

/** Nobody needs it until it is asked for. */
export const FormulaForm = lazyComponent<FormulaFormProps>(
  () => import('./FormulaForm.tsx'),
  () => null,
);
