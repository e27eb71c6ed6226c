import { exact } from './decimal.ts';
import { formatMoney } from './format.ts';
import { formatIdentification } from './identification-text.ts';

/** Who somebody outside of the company is, as far as it is known. */
export interface ContactFacts {
  identification: string | null;
  identification_type: string | null;
  phone: string | null;
}

/** `V-14203118`; undefined for one without an identification, the number alone for one without a letter. */
export function contactIdentification({
  identification,
  identification_type,
}: Omit<ContactFacts, 'phone'>): string | undefined {
  if (!identification) return undefined;
  return identification_type ? formatIdentification(identification_type, identification) : identification;
}

/** `J-07013380-5 · 0414-1234567`: what tells one client or supplier from another of the same name. */
export function contactHint(contact: ContactFacts): string {
  return [contactIdentification(contact), contact.phone].filter(Boolean).join(' · ');
}

/** A balance without its sign, and whether it is in favour of who would owe: `{ text: '$ 40,00', isFavor: false }`. */
export function balanceText({ amount, currency }: { amount: string; currency: string }) {
  return { text: formatMoney(exact(amount).abs(), currency), isFavor: exact(amount).lt(0) };
}
