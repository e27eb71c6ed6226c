import { VisuallyHidden } from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import { PageShape } from '../ui/PageShape.tsx';

/** A screen that is on its way, told to users who cannot see its shape. */
export function RemoteSkeleton({ title, shape }: { title: string; shape?: ReactNode }) {
  return (
    <>
      <VisuallyHidden role="status">Cargando {title}</VisuallyHidden>
      {shape ?? <PageShape />}
    </>
  );
}
