import type { PublicMethod, PublicOrder, PublicStore } from '@cuadra/shared/contract';
import { bankText, formatMoney } from '@cuadra/shared/domain';

/** How much is paid by the method, in its currency. A method in another one than the store's two is agreed on. */
export function amountFor(method: Pick<PublicMethod, 'currency'>, order: PublicOrder): string | undefined {
  if (method.currency === order.main) return order.total;
  return method.currency === order.alternative ? order.total_alternative : undefined;
}

const STATES: Record<string, string> = {
  told: 'Recibimos los datos de tu pago. La tienda lo está verificando.',
  checked: 'La tienda verificó tu pago.',
  refused: 'La tienda no encuentra tu pago. Revisa los datos y envíalos de nuevo.',
};

/** What there is to pay by the method that was chosen, each with one touch to copy it. */
export function PaymentFacts({ order, store }: { order: PublicOrder; store: PublicStore }) {
  const { payment } = order;
  if (!payment) {
    return (
      <p style="white-space:pre-line">
        {store.payment_instructions ||
          (store.methods.length > 0 ? 'Elige abajo cómo vas a pagar.' : 'La tienda te dirá cómo pagar.')}
      </p>
    );
  }
  const method = store.methods.find(({ id }) => id === payment.payment_method_id);
  const amount = amountFor(payment, order);
  return (
    <div class="stack">
      {STATES[payment.state] && (
        <p class={`note${payment.state === 'refused' ? ' bad' : ''}`} style="margin:0">
          {STATES[payment.state]}
        </p>
      )}
      <p>
        <strong>{payment.name}</strong>
        {payment.reference && ` · referencia ${payment.reference}`}
      </p>
      {payment.state !== 'checked' && (
        <dl class="facts">
          {amount && (
            <Fact
              name="Monto"
              shown={formatMoney(amount, payment.currency)}
              copied={amount.replace('.', ',')}
            />
          )}
          {method && <MethodFacts {...{ method }} />}
        </dl>
      )}
      {payment.tendered && <p>Vas a pagar con {formatMoney(payment.tendered, payment.currency)}.</p>}
      {method?.note && <p class="muted">{method.note}</p>}
      {store.payment_instructions && <p style="white-space:pre-line">{store.payment_instructions}</p>}
    </div>
  );
}

function MethodFacts({ method }: { method: PublicMethod }) {
  return (
    <>
      {method.bank && <Fact name="Banco" shown={bankText(method.bank)} copied={method.bank} />}
      {method.phone && <Fact name="Teléfono" shown={method.phone} copied={method.phone.replace(/\D/g, '')} />}
      {method.document && (
        <Fact name="Cédula o RIF" shown={method.document} copied={method.document.replace(/\D/g, '')} />
      )}
      {method.account && (
        <Fact name="Cuenta" shown={method.account} copied={method.account.replace(/\s/g, '')} />
      )}
      {method.email && <Fact name="Correo" shown={method.email} />}
      {method.holder && <Fact name="Titular" shown={method.holder} />}
    </>
  );
}

function Fact({ name, shown, copied = shown }: { name: string; shown: string; copied?: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd class="num">
        <span>{shown}</span>
        <button
          type="button"
          class="btn js-only"
          data-copy={copied}
          aria-label={`Copiar ${name.toLowerCase()}`}
        >
          Copiar
        </button>
      </dd>
    </>
  );
}
