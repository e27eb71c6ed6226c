import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { enabledRemotes } from '../remotes/index.ts';
import { buildNavigation, type Navigation, type Visitor } from './navigation.ts';

interface Signed extends Visitor {
  navigation: Navigation;
}

const SignedContext = createContext<Signed | undefined>(undefined);

/** Gives everything below the verified session and what it may open. */
export function VisitorProvider({ state, children }: { state: SessionState; children: ReactNode }) {
  const grants = useSession((session) => session.grants);
  const value = useMemo(() => {
    const visitor = { state: { ...state, remotes: enabledRemotes(state.remotes) }, grants };
    return { ...visitor, navigation: buildNavigation(visitor) };
  }, [state, grants]);
  return <SignedContext value={value}>{children}</SignedContext>;
}

/** @throws Error outside `VisitorProvider`: only verified screens stand inside. */
export function useVisitor(): Signed {
  const signed = useContext(SignedContext);
  if (!signed) throw new Error('No verified session above');
  return signed;
}
