import { useSession } from '@cuadra/shared/state';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { PRODUCT_NAME, usePageTitle } from '../browser/page-title.ts';
import { LoginAside } from './SignedOutAside.tsx';
import { Brand, Form, Sheet } from './signed-out-style.ts';
import { useGoal } from './use-goal.ts';

interface SignedOutPageProps {
  /** Of the tab. */
  title: string;
  /** What it shows changes in height while it is used: it stays at the top, where it is. */
  steps?: boolean;
  children: ReactNode;
}

/** A screen for signed-out users; signed-in ones go on at once (spec §2, `from`). */
export function SignedOutPage({ title, steps = false, children }: SignedOutPageProps) {
  const signedIn = useSession((session) => session.token !== null);
  const goal = useGoal();

  usePageTitle(title);
  if (signedIn) return <Navigate to={goal} replace />;
  return (
    <Sheet>
      <Form $stays={steps}>
        <Brand>
          <img src="/icon.svg" alt="" width={36} height={36} />
          {PRODUCT_NAME}
        </Brand>
        {children}
      </Form>
      <LoginAside />
    </Sheet>
  );
}
