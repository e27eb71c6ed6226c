import type { Quote } from '@cuadra/shared/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { moneyTexts } from '../frame/price.tsx';
import { ask } from './ask.ts';
import { CartLines } from './CartLines.tsx';
import { Checkout } from './Checkout.tsx';
import type { CartStore, Wishes } from './cart-store.ts';
import { type CartLine, readCart, writeCart } from './stored.ts';

/** Milliseconds after the last change at which the cart is priced again. */
const PAUSE_MS = 300;

/** The cart, priced by the shop at each change, and what is needed to order it. */
export function Cart({ store }: { store: CartStore }) {
  const [lines, setLines] = useState<CartLine[]>(readCart);
  const [wishes, setWishes] = useState<Wishes>({
    delivery: store.has_pickup ? 'pickup' : 'delivery',
    zone_id: null,
  });
  const { quote, isLost, again } = useQuote(lines, wishes, store);
  const change = (next: CartLine[]) => {
    setLines(next);
    writeCart(next);
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
        {quote && <Totals {...{ quote, store }} />}
      </section>
      <Checkout {...{ lines, quote, store, wishes, setWishes, again }} />
    </div>
  );
}

function Totals({ quote, store }: { quote: Quote; store: CartStore }) {
  const money = { ...store, main: quote.main, alternative: quote.alternative };
  const [first, second] = moneyTexts({ main: quote.total, alternative: quote.total_alternative }, money);
  const cost = { main: quote.delivery_cost, alternative: quote.delivery_cost_alternative };
  const least = { main: store.min_order ?? '0', alternative: store.min_order_alternative ?? '0' };
  return (
    <div aria-live="polite">
      {Number(quote.delivery_cost) > 0 && (
        <p class="row apart">
          <span>{quote.is_delivery_in_total ? 'Envío' : 'Envío (lo pagas al recibir)'}</span>
          <span class="num">{moneyTexts(cost, money)[0]}</span>
        </p>
      )}
      <p class="total num" style="margin-top:10px">
        <span>Total</span>
        <span data-total>{first}</span>
      </p>
      {second && (
        <p class="muted num" style="text-align:right">
          {second}
        </p>
      )}
      {quote.is_under_minimum && (
        <p class="note">El pedido mínimo es de {moneyTexts(least, money).join(' / ')}, sin el envío.</p>
      )}
    </div>
  );
}

/** What the cart comes to now; undefined until it is known. */
function useQuote(lines: readonly CartLine[], { delivery, zone_id }: Wishes, store: CartStore) {
  const [quote, setQuote] = useState<Quote>();
  const [isLost, setIsLost] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  const isPlaced = delivery === 'pickup' || store.zones.length === 0 || zone_id !== null;
  const wanted = JSON.stringify({
    lines: lines.map(({ id, qty }) => ({ product_id: id, qty: String(qty) })),
    // Before a zone is chosen the goods are priced without bringing them.
    ...(isPlaced || !store.has_pickup
      ? { delivery, zone_id: isPlaced ? zone_id : (store.zones[0]?.id ?? null) }
      : {}),
  });
  useEffect(() => {
    if (lines.length === 0) return;
    const turn = ++latest.current;
    const timer = setTimeout(async () => {
      const answer = await ask<Quote>('POST', '/quote', JSON.parse(wanted));
      // A later one is under way: this one is of a cart that is no more.
      if (turn !== latest.current) return;
      setIsLost(!('ok' in answer));
      if ('ok' in answer) setQuote(answer.ok);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, round]);
  return { quote, isLost, again: () => setRound((value) => value + 1) };
}
