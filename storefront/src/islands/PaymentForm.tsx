import type { PublicMethod, PublicOrder } from '@cuadra/shared/contract';
import { useRef, useState } from 'preact/hooks';
import { ask } from './ask.ts';
import { Choice, Field } from './Field.tsx';
import { refusalText } from './refusal-text.ts';
import { toProof } from './to-proof.ts';

/** Which method, its reference, and a picture that shows it. */
export function PaymentForm({ order, methods }: { order: PublicOrder; methods: PublicMethod[] }) {
  const [methodId, setMethodId] = useState(order.payment?.payment_method_id ?? null);
  const [reference, setReference] = useState(order.payment?.reference ?? '');
  const [proof, setProof] = useState<string>();
  const [message, setMessage] = useState<{ text: string; isBad: boolean }>();
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const method = methods.find(({ id }) => id === methodId);

  async function send(event: Event) {
    event.preventDefault();
    if (sending.current || methodId === null) return;
    sending.current = true;
    setIsSending(true);
    const answer = await ask<PublicOrder>('PUT', `/orders/${order.token}/payment`, {
      ...{ payment_method_id: methodId, reference },
      ...(order.payment?.tendered && method?.kind === 'cash' ? { tendered: order.payment.tendered } : {}),
      ...(proof ? { proof } : {}),
    });
    sending.current = false;
    setIsSending(false);
    if ('ok' in answer) {
      setMessage({ text: 'Listo, la tienda lo verá.', isBad: false });
      dispatchEvent(new Event('order-changed'));
    } else {
      setMessage({
        text:
          'lost' in answer
            ? 'No hubo respuesta. Revisa tu conexión e intenta de nuevo.'
            : refusalText(answer.refused),
        isBad: true,
      });
    }
  }

  async function pick(file: File | undefined) {
    if (!file) return setProof(undefined);
    const made = await toProof(file);
    setProof(made);
    setMessage(made ? undefined : { text: 'No pudimos leer la imagen. Prueba con otra.', isBad: true });
  }

  return (
    <form class="stack" style="margin-top:14px" onSubmit={send} aria-label="Datos de tu pago">
      <fieldset>
        <legend>Método de pago</legend>
        {methods.map(({ id, name }) => (
          <Choice
            key={id}
            name="metodo"
            label={name}
            isChosen={id === methodId}
            choose={() => setMethodId(id)}
          />
        ))}
      </fieldset>
      {method && method.kind !== 'cash' && (
        <>
          <Field label="Número de referencia">
            {(bind) => (
              <input
                {...bind}
                inputMode="numeric"
                maxLength={60}
                value={reference}
                onInput={(e) => setReference(e.currentTarget.value)}
              />
            )}
          </Field>
          <Field label="Foto o captura del comprobante (opcional)">
            {(bind) => (
              <input
                {...bind}
                type="file"
                accept="image/*"
                onChange={(e) => void pick(e.currentTarget.files?.[0])}
              />
            )}
          </Field>
        </>
      )}
      {message && (
        <p class={`note${message.isBad ? ' bad' : ''}`} role="alert" style="margin:0">
          {message.text}
        </p>
      )}
      <button type="submit" class="btn main wide" disabled={methodId === null || isSending}>
        {isSending ? 'Enviando…' : 'Enviar datos del pago'}
      </button>
    </form>
  );
}
