import { apiAddress } from './ask.ts';
import { fetchPage } from './search.ts';

/** Milliseconds between two looks at what has become of an order while its page is seen, and where changes are told. */
const EVERY_MS = 15_000;
const TOLD_EVERY_MS = 60_000;

/** The page of an order tells what has become of it: its parts are read again, but not the form that is being filled in. */
export function refreshOrder(): void {
  const [, token] = /\/pedido\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  if (!token || !document.querySelector('[data-live]')) return;
  let events: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  const look = async () => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    if (document.hidden) return;
    const isTold = events?.readyState === EventSource.OPEN;
    timer = setTimeout(look, isTold ? TOLD_EVERY_MS : EVERY_MS);
    const page = await fetchPage(location.href, asked.signal);
    for (const place of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const fresh = page?.querySelector(`[data-live="${place.dataset.live}"]`);
      if (fresh && fresh.innerHTML !== place.innerHTML) place.innerHTML = fresh.innerHTML;
    }
  };
  // A page that nobody sees costs its phone nothing.
  const listen = () => {
    events?.close();
    events = document.hidden ? undefined : new EventSource(apiAddress(`/orders/${token}/events`));
    if (events) events.onmessage = look;
    void look();
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('order-changed', look);
  listen();
}
