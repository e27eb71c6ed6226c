import { useSession } from '@cuadra/shared/state';
import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../browser/when-quiet.ts';

/** Milliseconds before another try. */
const AGAIN_MS = 2000;

/**
 * What draws that something was said (`notify`). A session has it fetched with its own scripts; before there is one hardly
 * anything is said, and it comes when the page is quiet. What was said meanwhile is drawn with it.
 */
export function LateToaster() {
  const isIn = useSession(({ token }) => token !== null);
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => void loadToaster().then((loaded) => setToaster(() => loaded));
    return isIn ? load() : whenQuiet(load);
  }, [isIn]);
  return Toaster ? <Toaster /> : null;
}

/** A shell that says nothing must not fail for it: what does not come is asked for until it does. */
async function loadToaster(): Promise<ComponentType> {
  for (;;) {
    try {
      return (await import('./toaster.ts')).Toaster;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
