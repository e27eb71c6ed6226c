import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Body } from './overlay-style.ts';

/** What the keyboard can stop at. */
export const CONTROLS =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [hidden], [type="hidden"], [tabindex="-1"])';

/**
 * What a dialog or drawer says, which scrolls where there is more than fits. Where nothing in it takes the focus it takes it
 * itself, so that the keyboard scrolls it too.
 */
export function ScrolledBody({
  ref,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const body = ref.current;
    if (!body) return;
    const look = () => setStop(body.scrollHeight > body.clientHeight && !body.querySelector(CONTROLS));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(body);
    return () => observer.disconnect();
  }, [ref]);
  return (
    <Body ref={ref} {...(isStop && { tabIndex: 0 })}>
      {children}
    </Body>
  );
}
