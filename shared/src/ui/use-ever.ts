import { useState } from 'react';

/** True from the first render in which `now` is: what was opened once stays mounted, so that it can leave gently. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
