/** The script of every page: what is small. The cart and the form of a payment come when their page is there. */
import { copyText } from './copy.ts';
import { refreshOrder } from './refresh-order.ts';
import { loadMore, searchAsTyped } from './search.ts';
import { addToCart, readCart } from './stored.ts';
import { tellMisses, tellVisit } from './tell-visit.ts';

document.documentElement.classList.add('js');

/** For who does not see what changed. */
function say(text: string): void {
  const said = document.querySelector('[data-said]');
  if (said) said.textContent = text;
}

function showCount(): void {
  const count = readCart().length;
  for (const place of document.querySelectorAll('[data-cart-count]')) {
    place.textContent = String(count);
    place
      .closest('a')
      ?.setAttribute('aria-label', count === 1 ? 'Carrito, 1 producto' : `Carrito, ${count} productos`);
  }
}

document.addEventListener('click', (event) => {
  const target =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-add],[data-copy]') : null;
  if (!target) return;
  const { add, name = '', price = '', priceAlternative = '', copy } = target.dataset;
  if (add) {
    addToCart({ id: add, name, price, price_alternative: priceAlternative });
    const now = readCart().find(({ id }) => id === add)?.qty ?? 1;
    target.textContent = `En el carrito: ${now}`;
    say(`${name} en el carrito: ${now}`);
  } else if (copy !== undefined) {
    void copyText(copy).then((isDone) => {
      const before = 'Copiar';
      target.textContent = isDone ? '¡Copiado!' : 'No se pudo copiar';
      say(target.textContent);
      setTimeout(() => {
        target.textContent = before;
      }, 2_000);
    });
  }
});

addEventListener('cart-changed', showCount);
addEventListener('storage', showCount);
// A page that comes back from the browser's memory shows what the cart has become.
addEventListener('pageshow', showCount);
showCount();
searchAsTyped(say);
loadMore(say);
refreshOrder();
tellVisit();
tellMisses();

const cart = document.querySelector<HTMLElement>('[data-cart]');
if (cart) void import('./show-cart.tsx').then(({ showCart }) => showCart(cart));
const payment = document.querySelector<HTMLElement>('[data-payment]');
if (payment) void import('./show-payment.tsx').then(({ showPayment }) => showPayment(payment));
