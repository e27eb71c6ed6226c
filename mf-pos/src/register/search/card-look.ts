import { storedJson, useSession } from '@cuadra/shared/state';
import { createStore, type StoreApi, useStore } from 'zustand';

/** Local storage holds it under this and the user's id. */
const KEY = 'cuadra.cards-as-text';

interface CardLook {
  /** Cards without the pictures of their products. */
  isText: boolean;
  set: (isText: boolean) => void;
}

const stores = new Map<string, StoreApi<CardLook>>();

function lookOf(userId: string): StoreApi<CardLook> {
  const known = stores.get(userId);
  if (known) return known;
  const stored = storedJson<boolean>(`${KEY}.${userId}`, (value) => value === true);
  const store = createStore<CardLook>()((set) => ({
    isText: stored.read() ?? false,
    set: (isText) => {
      stored.write(isText);
      set({ isText });
    },
  }));
  stores.set(userId, store);
  return store;
}

/** Whether this user wants the cards of Caja as text, on this device; with pictures until they say so. */
export function useCardLook(): CardLook {
  return useStore(lookOf(useSession((session) => session.state?.user.id ?? '')));
}
