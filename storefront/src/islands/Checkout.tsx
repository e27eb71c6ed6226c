import type { PublicOrder, Quote } from '@cuadra/shared/contract';
import { parseAmount } from '@cuadra/shared/domain';
import { useRef, useState } from 'preact/hooks';
import { ask, type Refusal } from './ask.ts';
import type { CartStore, Wishes } from './cart-store.ts';
import { DeliveryFields } from './DeliveryFields.tsx';
import { Field } from './Field.tsx';
import { PayFields } from './PayFields.tsx';
import { refusalText } from './refusal-text.ts';
import {
  type CartLine,
  forgetOrderId,
  orderId,
  readBuyer,
  writeBuyer,
  writeCart,
  writeCoupon,
} from './stored.ts';

interface CheckoutProps {
  lines: readonly CartLine[];
  quote: Quote | undefined;
  store: CartStore;
  wishes: Wishes;
  setWishes: (wishes: Wishes) => void;
  /** Has the cart priced again. */
  again: () => void;
}

/** Who orders, where it goes to, and how it is paid. */
export function Checkout({ lines, quote, store, wishes, setWishes, again }: CheckoutProps) {
  const [buyer, setBuyer] = useState(readBuyer);
  const [note, setNote] = useState('');
  const [methodId, setMethodId] = useState<string | null>(null);
  const [tendered, setTendered] = useState('');
  const [website, setWebsite] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const [isSending, setIsSending] = useState(false);
  // A second press before the first has drawn anything.
  const sending = useRef(false);
  const method = store.methods.find(({ id }) => id === methodId);
  // What was just typed is not priced yet: an order now would be one without it.
  const isCouponAwaited = (quote?.coupon?.code ?? '') !== wishes.coupon;
  const isBarred =
    !quote ||
    isCouponAwaited ||
    quote.is_under_minimum ||
    quote.lines.some(({ problem }) => problem !== null);
  const isClosed = quote ? !quote.is_open_now && !store.takes_orders_closed : false;
  const set = (part: Partial<typeof buyer>) => {
    const next = { ...buyer, ...part };
    setBuyer(next);
    writeBuyer(next);
  };

  async function order(event: Event) {
    event.preventDefault();
    if (sending.current || !quote) return;
    sending.current = true;
    setIsSending(true);
    setMessage('');
    const answer = await ask<PublicOrder>('POST', '/orders', {
      id: orderId(),
      ...{ buyer_name: buyer.buyer_name, phone: buyer.phone, note, website, payment_method_id: methodId },
      ...{ delivery: wishes.delivery, zone_id: wishes.delivery === 'delivery' ? wishes.zone_id : null },
      address: wishes.delivery === 'delivery' ? buyer.address : '',
      lines: lines.map(({ id, qty }) => ({ product_id: id, qty: String(qty) })),
      ...(quote.coupon?.problem === null && { coupon: quote.coupon.code }),
      tendered: method?.kind === 'cash' && tendered.trim() ? (parseAmount(tendered) ?? tendered) : null,
      seen: { total: quote.total, total_alternative: quote.total_alternative },
    });
    sending.current = false;
    setIsSending(false);
    if ('ok' in answer) {
      writeCart([]);
      writeCoupon('');
      forgetOrderId();
      location.href = `${document.documentElement.dataset.base}/pedido/${answer.ok.token}`;
    } else if ('lost' in answer) {
      setMessage('No sabemos si tu pedido llegó. Revisa tu conexión y pulsa de nuevo: no se duplica.');
    } else refuse(answer.refused);
  }

  function refuse(refusal: Refusal) {
    setFields(refusal.fields);
    setMessage(refusalText(refusal));
    // Another body was sent under this id, and did arrive: the next try is another order.
    if (refusal.status === 409 && Object.keys(refusal.fields).length === 0) forgetOrderId();
    again();
  }

  return (
    <form class="card stack" onSubmit={order} aria-label="Tus datos" noValidate>
      <Field label="Nombre" error={fields.buyer_name && 'Escribe tu nombre.'}>
        {(bind) => (
          <input
            {...bind}
            autocomplete="name"
            maxLength={120}
            value={buyer.buyer_name}
            onInput={(e) => set({ buyer_name: e.currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Teléfono"
        error={fields.phone && 'Escribe un teléfono al que te puedan llamar, como 0414-1234567.'}
      >
        {(bind) => (
          <input
            {...bind}
            type="tel"
            autocomplete="tel"
            maxLength={30}
            value={buyer.phone}
            onInput={(e) => set({ phone: e.currentTarget.value })}
          />
        )}
      </Field>
      <DeliveryFields
        {...{ store, wishes, setWishes, fields }}
        address={buyer.address}
        setAddress={(address) => set({ address })}
      />
      <PayFields {...{ store, method, tendered, setTendered, fields }} choose={setMethodId} />
      <Field label="Nota para la tienda (opcional)">
        {(bind) => (
          <textarea {...bind} maxLength={500} value={note} onInput={(e) => setNote(e.currentTarget.value)} />
        )}
      </Field>
      <div class="trap" aria-hidden="true">
        <label>
          Deja esto vacío
          <input
            name="sitio"
            tabIndex={-1}
            autocomplete="off"
            value={website}
            onInput={(e) => setWebsite(e.currentTarget.value)}
          />
        </label>
      </div>
      {message && (
        <p class="note bad" role="alert" style="margin:0">
          {message}
        </p>
      )}
      {isClosed && <p class="note">La tienda está cerrada y no toma pedidos ahora.</p>}
      <button type="submit" class="btn main wide" disabled={isBarred || isClosed || isSending}>
        {isSending ? 'Enviando…' : 'Hacer pedido'}
      </button>
    </form>
  );
}
