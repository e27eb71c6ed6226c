import type { SessionState } from '@cuadra/shared/contract';
import { useSession } from '@cuadra/shared/state';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { enabledRemotes } from '../remotes/index.ts';
import { buildOffer, type Offer, type Visitor } from './offer.ts';

interface Signed extends Visitor {
  offer: Offer;
}

const SignedContext = createContext<Signed | undefined>(undefined);

/** Gives everything below the verified session and what it may open. */
export function OfferProvider({ state, children }: { state: SessionState; children: ReactNode }) {
  const grants = useSession((session) => session.grants);
  const value = useMemo(() => {
    const visitor = { state: { ...state, remotes: enabledRemotes(state.remotes) }, grants };
    return { ...visitor, offer: buildOffer(visitor) };
  }, [state, grants]);
  return <SignedContext value={value}>{children}</SignedContext>;
}

/** @throws Error outside `OfferProvider`: only verified screens stand inside. */
export function useSigned(): Signed {
  const signed = useContext(SignedContext);
  if (!signed) throw new Error('No verified session above');
  return signed;
}
