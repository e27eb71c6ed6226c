import { renewFailedParts } from '@cuadra/shared/remote';
import { PartBoundary } from '@cuadra/shared/ui';
import { type ReactNode, Suspense } from 'react';
import { RemoteSkeleton } from '../remotes/RemoteSkeleton.tsx';

/** A screen of the shell that is loaded when it is first shown, with its shape until then and a way out if it fails. */
export function ShellPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PartBoundary what={title} height={240} onRetry={renewFailedParts}>
      <Suspense fallback={<RemoteSkeleton title={title} />}>{children}</Suspense>
    </PartBoundary>
  );
}
