import { useEffect, useState } from 'preact/hooks';
import { CartLines } from './CartLines.tsx';
import { Checkout } from './Checkout.tsx';
import { CouponField } from './CouponField.tsx';
import type { CartStore, Wishes } from './cart-store.ts';
import { type CartLine, readCart, readCoupon, writeCart, writeCoupon } from './stored.ts';
import { Totals } from './Totals.tsx';
import { useQuote } from './use-quote.ts';

/** The cart, priced by the shop at each change, and what is needed to order it. */
export function Cart({ store }: { store: CartStore }) {
  const [lines, setLines] = useState<CartLine[]>(readCart);
  const [wishes, setWishes] = useState<Wishes>({
    delivery: store.has_pickup ? 'pickup' : 'delivery',
    zone_id: null,
    coupon: store.has_coupons ? readCoupon() : '',
  });
  const { quote, isLost, again } = useQuote(lines, wishes, store);
  const change = (next: CartLine[]) => {
    setLines(next);
    writeCart(next);
  };
  const setCoupon = (coupon: string) => {
    setWishes({ ...wishes, coupon });
    writeCoupon(coupon);
  };
  useEffect(() => {
    // Another tab of the same store.
    const follow = (event: StorageEvent) => event.key?.endsWith(':carrito') && setLines(readCart());
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, []);
  if (lines.length === 0) {
    return (
      <div class="card" style="margin-top:14px">
        <p>Tu carrito está vacío.</p>
        <p style="margin-top:12px">
          <a class="btn main" href={`${document.documentElement.dataset.base}/`}>
            Ver productos
          </a>
        </p>
      </div>
    );
  }
  return (
    <div class="two" style="margin-top:14px">
      <section class="card" aria-label="Productos del carrito">
        <CartLines {...{ lines, quote, store, change }} />
        {isLost && (
          <p class="note bad" role="alert">
            No pudimos calcular tu carrito. Revisa tu conexión.{' '}
            <button type="button" class="btn" onClick={again}>
              Reintentar
            </button>
          </p>
        )}
        {/* Also of a cart that cannot be priced: it may be for its coupon, which is taken away here. */}
        {store.has_coupons && <CouponField coupon={wishes.coupon} {...{ quote, store }} change={setCoupon} />}
        {quote && <Totals {...{ quote, store }} />}
      </section>
      <Checkout {...{ lines, quote, store, wishes, setWishes, again }} />
    </div>
  );
}
