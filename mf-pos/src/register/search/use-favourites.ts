import { useSession } from '@cuadra/shared/state';
import { useStore } from 'zustand';
import { favouritesOf } from './favourites.ts';

/** The ids of the products marked on this device, and what marks or unmarks one. */
export function useFavourites(): [ids: readonly string[], toggle: (productId: string) => void] {
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const { ids, toggle } = useStore(favouritesOf(companyId));
  return [ids, toggle];
}
