import { lazyComponent } from '@cuadra/shared/remote';
import type { ClientFormProps } from './form/ClientForm.tsx';

/** Nobody needs it until it is asked for. */
export const ClientForm = lazyComponent<ClientFormProps>(
  () => import('./form/ClientForm.tsx'),
  () => null,
);
