import type { Quote } from '@cuadra/shared/contract';
import { moneyTexts } from '../frame/price.tsx';
import type { CartStore } from './cart-store.ts';

/** What the cart comes to, and of what beside its goods. */
export function Totals({ quote, store }: { quote: Quote; store: CartStore }) {
  const money = { ...store, main: quote.main, alternative: quote.alternative };
  const [first, second] = moneyTexts({ main: quote.total, alternative: quote.total_alternative }, money);
  const cost = { main: quote.delivery_cost, alternative: quote.delivery_cost_alternative };
  const off = { main: quote.discount, alternative: quote.discount_alternative };
  const least = { main: store.min_order ?? '0', alternative: store.min_order_alternative ?? '0' };
  return (
    <div aria-live="polite">
      {Number(quote.discount) > 0 && (
        <p class="row apart">
          <span>Descuento del cupón</span>
          <span class="num">−{moneyTexts(off, money)[0]}</span>
        </p>
      )}
      {Number(quote.delivery_cost) > 0 && (
        <p class="row apart">
          <span>{quote.is_delivery_in_total ? 'Delivery' : 'Delivery (lo pagas al recibir)'}</span>
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
        <p class="note">El pedido mínimo es de {moneyTexts(least, money).join(' / ')}, sin el delivery.</p>
      )}
    </div>
  );
}
