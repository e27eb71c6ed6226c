/** Milliseconds that somebody pauses before what is typed is asked for. */
const PAUSE_MS = 250;

/** What is found shows as it is typed. Enter goes to the page of it, as without the script. */
export function searchAsTyped(say: (text: string) => void): void {
  const input = document.querySelector<HTMLInputElement>('[data-search]');
  const found = document.querySelector('[data-found]');
  if (!input || !found) return;
  const base = document.documentElement.dataset.base ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = new AbortController();
  input.addEventListener('input', () => {
    clearTimeout(timer);
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    timer = setTimeout(async () => {
      const words = input.value.trim();
      const page = await fetchPage(words ? `${base}/?q=${encodeURIComponent(words)}` : `${base}/`, signal);
      const place = document.querySelector('[data-found]');
      const fresh = page?.querySelector('[data-found]');
      if (!place || !fresh) return;
      place.replaceWith(fresh);
      scrollTo({ top: 0 });
      document.querySelector('[aria-labelledby=destacados]')?.toggleAttribute('hidden', words !== '');
      say(`${fresh.querySelectorAll('.good').length} productos`);
    }, PAUSE_MS);
  });
}

/** «Ver más productos» adds them below, without leaving the page. */
export function loadMore(say: (text: string) => void): void {
  document.addEventListener('click', async (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-more] a') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    link.textContent = 'Buscando…';
    const page = await fetchPage(link.href);
    const goods = document.querySelector('[data-found] .goods');
    const fresh = page?.querySelector('[data-found] .goods');
    if (!goods || !fresh) {
      location.href = link.href;
      return;
    }
    const [first] = fresh.children;
    const { length } = fresh.children;
    goods.append(...fresh.children);
    const next = page?.querySelector('[data-more]');
    const place = link.closest('[data-more]');
    if (next) place?.replaceWith(next);
    else place?.remove();
    first?.querySelector('a')?.focus({ preventScroll: true });
    say(`${length} productos más`);
  });
}

/** A page of the store; undefined where it did not come, or was not wanted any more. */
export async function fetchPage(url: string, signal?: AbortSignal): Promise<Document | undefined> {
  try {
    const response = await fetch(url, signal ? { signal } : {});
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}
