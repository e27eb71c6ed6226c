import { isRecord } from '@cuadra/shared/domain';
import { only, storedJson } from '@cuadra/shared/state';
import { createStore, type StoreApi } from 'zustand';

/** The address of a display for other devices, as this one made it. The API keeps no secret, so that the device has to. */
export interface DisplayLink {
  id: string;
  /** Of this site, with the secret behind its `#`. */
  path: string;
  /** Whose till it shows. */
  user_id: string;
}

export interface DisplayLinkStore {
  link: DisplayLink | undefined;
  /** Somebody looked in the last minutes. */
  isWatched: boolean;
  /** Its code is being shown: whoever reads it is to find the sale there. */
  isOffered: boolean;
  set: (link: DisplayLink | undefined) => void;
}

const stores = new Map<string, StoreApi<DisplayLinkStore>>();

/** The address of a company's display on this device; the same store for all that is on the page. */
export function displayLinkOf(companyId: string): StoreApi<DisplayLinkStore> {
  const known = stores.get(companyId);
  if (known) return known;
  const stored = storedJson(`cuadra.display.${companyId}`, only(isLink));
  const store = createStore<DisplayLinkStore>()((set) => ({
    link: stored.read(),
    isWatched: false,
    isOffered: false,
    set: (link) => {
      stored.write(link);
      set({ link, isWatched: false });
    },
  }));
  stored.follow((link) => store.setState({ link }));
  stores.set(companyId, store);
  return store;
}

function isLink(value: unknown): value is DisplayLink {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.path === 'string' &&
    typeof value.user_id === 'string'
  );
}
