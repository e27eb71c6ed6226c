import { fetchPage } from './search.ts';

/** Milliseconds between two looks at what has become of an order, while its page is seen. */
const EVERY_MS = 15_000;

/** The page of an order tells what has become of it: its parts are read again, but not the form that is being filled in. */
export function refreshOrder(): void {
  if (!document.querySelector('[data-live]')) return;
  const look = async () => {
    if (document.hidden) return;
    const page = await fetchPage(location.href);
    for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const fresh = page?.querySelector(`[data-live="${place.dataset.live}"]`);
      if (fresh && fresh.innerHTML !== place.innerHTML) place.innerHTML = fresh.innerHTML;
    }
  };
  setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  addEventListener('order-changed', look);
}
