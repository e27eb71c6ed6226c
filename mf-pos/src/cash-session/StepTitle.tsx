import { type ReactNode, useEffect, useRef } from 'react';
import { SubTitle } from './session-style.ts';

/** What this step of the drawer is; it takes the focus where what had it is gone with the step before. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <SubTitle ref={title} tabIndex={-1}>
      {children}
    </SubTitle>
  );
}
