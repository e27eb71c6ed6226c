import { errorText } from '@cuadra/shared/client';
import { formatDateTime, formatMoney, formatQuantity, relativeText } from '@cuadra/shared/domain';
import { refusalText } from '../cash-register/charge/refusal.ts';
import { rateOfBody } from '../cash-register/charge/sale-draft.ts';
import type { ClientEntry } from './client-entry.ts';
import type { OutboxEntry } from './entry.ts';
import { errorOf, type Trouble } from './trouble.ts';

/** Why a sale is still here, for who looks at the list. */
export function whyText({ state, trouble, body, sale }: OutboxEntry): string {
  if (state === 'refused' && trouble) return refusalText(errorOf(trouble), sale.products, rateOfBody(body));
  return whyWaiting(trouble);
}

/** The same of a client. */
export function whyClientText({ state, trouble }: ClientEntry): string {
  if (state !== 'refused' || !trouble) return whyWaiting(trouble);
  if (trouble.code === 'ERROR_CONFLICT') return 'Este cliente fue retirado. Descártalo y créalo otra vez.';
  if (trouble.fields.identification) return 'Su cédula o RIF no es válido. Descártalo y créalo otra vez.';
  return errorText(errorOf(trouble));
}

function whyWaiting(trouble: Trouble | null): string {
  if (!trouble) return 'Se envía en cuanto haya conexión.';
  if (trouble.status === 401) return 'La sesión terminó. Se envía cuando alguien de tu empresa entre aquí.';
  if (trouble.status === 0) return 'Sin conexión con el servidor. Se envía al volver la conexión.';
  return errorText(errorOf(trouble));
}

/** When it was charged and by whom. */
export function whenText({ ticket, seller }: OutboxEntry): string {
  return `${formatDateTime(new Date(ticket.create_at))}, ${seller.name}`;
}

/** How often it was tried and when last; undefined before the first try. */
export function triesText({ tries, triedAt }: OutboxEntry | ClientEntry, now: Date): string | undefined {
  // One that was refused because of its client never went out.
  if (triedAt === null || tries === 0) return undefined;
  const often = tries === 1 ? '1 intento' : `${tries} intentos`;
  return `${often}, el último ${relativeText(new Date(triedAt).toISOString(), now)}`;
}

/** Lines that a card names; of the others it says how many they are. */
const NAMED_LINES = 3;

/** What is in it: «2 Harina, 1 Café y 3 más». */
export function linesText({ ticket }: OutboxEntry): string {
  const named = ticket.products
    .slice(0, NAMED_LINES)
    .map(({ qty, name }) => `${formatQuantity(qty)} ${name}`);
  const others = ticket.products.length - named.length;
  return named.join(', ') + (others > 0 ? ` y ${others} más` : '');
}

/** How it was paid and for whom: «Efectivo $ $ 50,00, vuelto Efectivo Bs. Bs. 3.956,00 · José Pérez». */
export function paidText({ ticket: { payments, changes, client } }: OutboxEntry): string {
  const text = ({ name, amount, currency }: (typeof payments)[number]) =>
    `${name}: ${formatMoney(amount, currency)}`;
  const given = changes.length > 0 ? [`vuelto en ${changes.map(text).join(', ')}`] : [];
  return [[...payments.map(text), ...given].join(', '), client?.name].filter(Boolean).join(' · ');
}
