import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '../browser/when-quiet.ts';

type Dot = ComponentType<{ id: string }>;

/** Whether the day has news, once the screen that somebody opened it for is there. */
export function LateMorningDot({ id }: { id: string }) {
  const [Dot, setDot] = useState<Dot>();
  useEffect(() => whenQuiet(() => void loadDot().then((loaded) => setDot(() => loaded))), []);
  return Dot ? <Dot id={id} /> : null;
}

/** What does not come, as without a connection, is no news: nothing fails for it. */
async function loadDot(): Promise<Dot | undefined> {
  const loaded = await import('../home/morning/MorningDot.tsx').catch(() => undefined);
  return loaded?.default;
}
