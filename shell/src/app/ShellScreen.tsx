import { PartBoundary } from '@cuadra/shared/ui';
import { type ReactNode, Suspense } from 'react';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton.tsx';

interface ShellScreenProps {
  title: string;
  /** What stands for it until it is there; the shape of a list, unless it is told. */
  shape?: ReactNode;
  children: ReactNode;
}

/** A screen of the shell that is loaded when it is first shown, with its shape until then and a way out if it fails. */
export function ShellScreen({ title, shape, children }: ShellScreenProps) {
  return (
    <PartBoundary what={title} height={240}>
      <Suspense fallback={<RemoteSkeleton title={title} shape={shape} />}>{children}</Suspense>
    </PartBoundary>
  );
}
