import { apiAddress } from './ask.ts';
import { readCart, readTold, writeTold } from './stored.ts';

/** Milliseconds for which a search stands before it counts as one: what is typed is many. */
const SETTLED_MS = 2_000;
/** Of what was looked for, as much as is told. */
const MOST_LETTERS = 60;

/** Tells the shop that somebody is here, and once that they have a cart; once a day, and without saying who. */
export function tellVisit(): void {
  const tell = () => {
    const told = readTold();
    const today = new Date().toDateString();
    const has_cart = readCart().length > 0;
    if (told.day === today && (told.has_cart || !has_cart)) return;
    writeTold({ day: today, has_cart });
    send({ has_cart });
  };
  addEventListener('cart-changed', tell);
  tell();
}

/** Tells what was looked for and not found. A page that was opened by a search is one. */
export function tellMisses(): void {
  const input = document.querySelector<HTMLInputElement>('[data-search]');
  if (!input) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const words = input.value.trim();
      // What is shown may still be of what was typed before.
      const found = document.querySelector<HTMLElement>('[data-found]');
      if (words === '' || words === last || found?.dataset.found !== words || found.querySelector('.good'))
        return;
      last = words;
      send({ missed: words.slice(0, MOST_LETTERS) });
    }, SETTLED_MS);
  };
  input.addEventListener('input', look);
  look();
}

/** Nobody waits for it, and what is lost is not missed. It goes on while the page is left. */
function send(body: object): void {
  fetch(apiAddress('/visits'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
