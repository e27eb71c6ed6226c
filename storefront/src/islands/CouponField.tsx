import type { Quote } from '@cuadra/shared/contract';
import { useState } from 'preact/hooks';
import type { CartStore } from './cart-store.ts';
import { couponText } from './coupon-text.ts';
import { Field } from './Field.tsx';

interface CouponFieldProps {
  /** The one in the cart; empty for none. */
  coupon: string;
  /** Undefined until the cart is priced. */
  quote: Quote | undefined;
  store: CartStore;
  change: (coupon: string) => void;
}

/** Of a code, as the contract has it. */
const MOST_LETTERS = 40;

/** Takes a code, and says what it does or why it does nothing. */
export function CouponField({ coupon, quote, store, change }: CouponFieldProps) {
  const [typed, setTyped] = useState('');
  // The quote of a code that is no more in the cart, or not yet, says nothing of this one.
  const quoted = quote?.coupon?.code === coupon ? quote.coupon : null;
  const apply = (event: Event) => {
    event.preventDefault();
    if (!typed.trim()) return;
    // Capitals may be more letters than what was typed.
    change(typed.trim().toUpperCase().slice(0, MOST_LETTERS));
    setTyped('');
  };
  if (coupon) {
    const text = quoted && couponText(quoted, store);
    return (
      <div class="coupon">
        <div class="row apart">
          <span>
            Cupón <strong>{coupon}</strong>
          </span>
          <button
            type="button"
            class="btn"
            aria-label={`Quitar el cupón ${coupon}`}
            onClick={() => change('')}
          >
            Quitar
          </button>
        </div>
        {text && (
          <p class="error" role="alert">
            {text}
          </p>
        )}
      </div>
    );
  }
  return (
    <form class="coupon" onSubmit={apply}>
      <Field label="¿Tienes un cupón?">
        {(bind) => (
          <div class="finder">
            <input
              {...bind}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={MOST_LETTERS}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="btn">
              Aplicar
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}
