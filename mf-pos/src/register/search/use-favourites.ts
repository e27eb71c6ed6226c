import { useSession } from '@cuadra/shared/state';
import { useStore } from 'zustand';
import { type FavouritesStore, favouritesOf } from './favourites.ts';

/** The ids of the products marked on this device, and what marks or unmarks one. */
export function useFavourites(): [ids: readonly string[], toggle: FavouritesStore['toggle']] {
  const companyId = useSession((session) => session.state?.company?.id ?? '');
  const { ids, toggle } = useStore(favouritesOf(companyId));
  return [ids, toggle];
}
