import { lazyComponent } from '@cuadra/shared/remote';
import type { SupplierFormProps } from './form/SupplierForm.tsx';

/** Nobody needs it until it is asked for. */
export const SupplierForm = lazyComponent<SupplierFormProps>(
  () => import('./form/SupplierForm.tsx'),
  () => null,
);
