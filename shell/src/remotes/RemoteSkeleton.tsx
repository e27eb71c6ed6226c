import { VisuallyHidden } from '@cuadra/shared/ui';
import { PageShape } from './PageShape.tsx';

/** A screen that is on its way, told to who cannot see its shape. */
export function RemoteSkeleton({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden role="status">Cargando {title}</VisuallyHidden>
      <PageShape />
    </>
  );
}
