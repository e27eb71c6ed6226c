import type { DisplayTransfer, PaymentMethod } from '@cuadra/shared/contract';
import type { PaymentEntry } from '../sale/payment/methods.ts';

/** Kinds that are paid from a phone, to somebody whose data must be known. */
const SENT: ReadonlySet<PaymentMethod['kind']> = new Set(['mobile_payment', 'transfer', 'zelle']);

/** A mobile number of Venezuela, however it is set: `0414-1234567`, `+58 414 123 45 67`. */
const MOBILE = /^(?:\+?58|0)?[\s.-]*4(?:12|14|16|22|24|26)(?:[\s.-]*\d){7}$/;
/** A cédula or a RIF with its letter: `J-40123456-9`, `V 12.345.678`. */
const DOCUMENT = /^(?:RIF|CI|C\.I\.)?[\s:]*[VEJGPC][\s.-]*\d[\d.\s-]{5,12}$/i;
/** Between what the description of a method says one after the other (mf-config shows it so, too). */
const SEPARATOR = /\s*[·|;\n]\s*/;

/**
 * To whom a payment goes, as the owner wrote it beside the method: «0414-1234567 · J-40123456-9». What is read for certain
 * is given apart, so that it can be copied alone; the rest stays as it stands.
 */
export function readDescription(description: string): Pick<DisplayTransfer, 'phone' | 'document' | 'note'> {
  const parts = description.split(SEPARATOR).filter(Boolean);
  const phones = parts.filter((part) => MOBILE.test(part));
  const documents = parts.filter((part) => DOCUMENT.test(part));
  // Of two nobody knows which.
  const phone = phones.length === 1 ? phones[0] : undefined;
  const document = documents.length === 1 ? documents[0] : undefined;
  return {
    phone: phone ?? '',
    document: document ?? '',
    note: parts.filter((part) => part !== phone && part !== document).join(' · '),
  };
}

/** What whoever pays has to know of the payment that is being taken; null where there is nothing to tell. */
export function transferOf(
  payments: readonly PaymentEntry[],
  methods: readonly PaymentMethod[],
): DisplayTransfer | null {
  const payment = payments.at(-1);
  const method = methods.find(({ id }) => id === payment?.payment_method_id);
  if (!payment || !method || !SENT.has(method.kind)) return null;
  const { name, bank, description } = method;
  if (bank === null && description.trim() === '') return null;
  const { amount, currency } = payment;
  return { ...{ name, amount, currency, bank }, ...readDescription(description) };
}
