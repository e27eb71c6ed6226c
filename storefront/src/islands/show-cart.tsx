import { render } from 'preact';
import { Cart } from './Cart.tsx';
import type { CartStore } from './cart-store.ts';

/** Draws the cart in its place, from what the page has of the store. */
export function showCart(place: HTMLElement): void {
  const data = document.getElementById('tienda')?.textContent;
  if (!data) return;
  const store: CartStore = JSON.parse(data);
  render(<Cart store={store} />, place);
}
