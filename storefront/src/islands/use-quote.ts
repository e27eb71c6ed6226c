import type { Quote } from '@cuadra/shared/contract';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from './ask.ts';
import type { CartStore, Wishes } from './cart-store.ts';
import type { CartLine } from './stored.ts';

/** Milliseconds after the last change at which the cart is priced again. */
const PAUSE_MS = 300;

/** What the cart comes to now; undefined until it is known. */
export function useQuote(
  lines: readonly CartLine[],
  { delivery, zone_id, coupon }: Wishes,
  store: CartStore,
) {
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
    ...(coupon && { coupon }),
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
