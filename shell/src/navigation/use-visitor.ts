import { createContext, useContext } from 'react';
import type { Navigation, Visitor } from './navigation.ts';

interface Signed extends Visitor {
  navigation: Navigation;
}

/** Given by `VisitorProvider`. */
export const SignedContext = createContext<Signed | undefined>(undefined);

/** @throws Error outside `VisitorProvider`: only verified screens stand inside. */
export function useVisitor(): Signed {
  const signed = useContext(SignedContext);
  if (!signed) throw new Error('No verified session above');
  return signed;
}
