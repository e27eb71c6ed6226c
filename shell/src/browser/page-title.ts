import { useEffect, useRef } from 'react';
import { create } from 'zustand';

export const PRODUCT_NAME = 'Cuadra';
/** Spec §1: while the window is blurred its title asks the user back. */
export const COME_BACK_TITLE = `¡Te esperamos de vuelta! · ${PRODUCT_NAME}`;

interface PageTitle {
  title: string;
  setTitle: (title: string) => void;
}

/** The title of the screen in sight: the tab, the top bar and screen readers tell it. */
export const usePageTitleStore = create<PageTitle>()((set) => ({
  title: '',
  setTitle: (title) => set({ title }),
}));

/** Names the screen: «Cuadra · Resumen» on the tab, «Resumen» in the top bar. Signed out, too. */
export function usePageTitle(title: string): void {
  const setTitle = usePageTitleStore((store) => store.setTitle);
  useEffect(() => setTitle(title), [title, setTitle]);
}

/** Writes the tab's title, and the one that asks back while the window is blurred. Draws nothing; once, by the application. */
export function TabTitle(): null {
  const title = usePageTitleStore((store) => store.title);
  // A screen may change its name while nobody looks: the window goes on asking back.
  const isAway = useRef(false);
  useEffect(() => {
    const own = title ? `${PRODUCT_NAME} · ${title}` : PRODUCT_NAME;
    const write = () => {
      document.title = isAway.current ? COME_BACK_TITLE : own;
    };
    const away = () => {
      isAway.current = true;
      write();
    };
    const back = () => {
      isAway.current = false;
      write();
    };
    write();
    globalThis.addEventListener('blur', away);
    globalThis.addEventListener('focus', back);
    return () => {
      globalThis.removeEventListener('blur', away);
      globalThis.removeEventListener('focus', back);
    };
  }, [title]);
  return null;
}
