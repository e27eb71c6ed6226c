import { lazyComponent } from '@cuadra/shared/remote';
import { Suspense, useEffect, useState } from 'react';
import { whenQuiet } from '../browser/when-quiet.ts';

const MorningDot = lazyComponent(
  () => import('../home/morning/MorningDot.tsx'),
  () => null,
);

/** Whether the day has news, once the screen that somebody opened it for is there. */
export function LateMorningDot({ id }: { id: string }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenQuiet(() => setIsDue(true)), []);
  return isDue ? (
    <Suspense fallback={null}>
      <MorningDot id={id} />
    </Suspense>
  ) : null;
}
