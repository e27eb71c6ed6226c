import { useEffect, useState } from 'react';
import { formatDateTime, relativeText } from '../domain/index.ts';

/** Milliseconds between two looks at the clock: the smallest unit is the minute. */
const LOOK = 30_000;

/** `hace 3 horas`, kept up to date; the exact time, as it is in Caracas, on hovering. */
export function RelativeTime({ instant }: { instant: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), LOOK);
    return () => clearInterval(clock);
  }, []);
  return (
    <time dateTime={instant} title={formatDateTime(new Date(instant))}>
      {relativeText(instant, now)}
    </time>
  );
}
