import { useSession } from '@cuadra/shared/state';
import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { CatalogueState } from './catalogue-state.ts';

const CatalogueContext = createContext<Catalogue | undefined>(undefined);

/** Gives the catalogue of the company to the screens below. */
export const CatalogueProvider = CatalogueContext.Provider;

/** The catalogue that Caja works from. */
export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('a component of Caja outside its CatalogueProvider');
  return catalogue;
}

/** A part of the catalogue's state, followed. */
export function useCatalogueState<T>(select: (state: CatalogueState) => T): T {
  return useStore(useCatalogue().state, select);
}

/** Opens the company's catalogue and keeps it up to date as long as the component is there. */
export function useUpdatedCatalogue(companyId: string): Catalogue {
  const catalogue = catalogueOf(companyId);
  // Another user of the company may see what this one may not.
  const token = useSession((session) => session.token);
  useEffect(() => {
    void token;
    return catalogue.keepUpToDate();
  }, [catalogue, token]);
  return catalogue;
}
