import { errorText } from '@cuadra/shared/client';
import { formatDateTime, formatMoney, formatQuantity, relativeText } from '@cuadra/shared/domain';
import { type StoredError, toApiError } from '@cuadra/shared/outbox';
import type { ClientEntry } from '../../offline/outbox/client-entry.ts';
import type { SaleEntry } from '../../offline/outbox/sale-entry.ts';
import { rateOfBody } from '../../sale/rate-of-body.ts';
import { rejectionText } from '../charge/rejection.ts';

/** Why a sale is still here, for who looks at the list. */
export function whyText({ state, trouble: error, body, sale }: SaleEntry): string {
  if (state === 'refused' && error) return rejectionText(toApiError(error), sale.products, rateOfBody(body));
  return whyWaiting(error);
}

/** The same of a client. */
export function whyClientText({ state, trouble: error }: ClientEntry): string {
  if (state !== 'refused' || !error) return whyWaiting(error);
  if (error.code === 'ERROR_CONFLICT') return 'Este cliente fue retirado. Descártalo y créalo otra vez.';
  if (error.fields.identification) return 'Su cédula o RIF no es válido. Descártalo y créalo otra vez.';
  return errorText(toApiError(error));
}

function whyWaiting(error: StoredError | null): string {
  if (!error) return 'Se envía en cuanto haya conexión.';
  if (error.status === 401) return 'La sesión terminó. Se envía cuando alguien de tu empresa entre aquí.';
  if (error.status === 0) return 'Sin conexión con el servidor. Se envía al volver la conexión.';
  return errorText(toApiError(error));
}

/** When it was charged and by whom. */
export function whenText({ ticket, seller }: SaleEntry): string {
  return `${formatDateTime(new Date(ticket.create_at))}, ${seller.name}`;
}

/** How often it was tried and when last; undefined before the first try. */
export function triesText({ tries, triedAt }: SaleEntry | ClientEntry, now: Date): string | undefined {
  // One that was rejected because of its client never went out.
  if (triedAt === null || tries === 0) return undefined;
  const often = tries === 1 ? '1 intento' : `${tries} intentos`;
  return `${often}, el último ${relativeText(new Date(triedAt).toISOString(), now)}`;
}

/** Lines that a card names; of the others it says how many they are. */
const NAMED_LINES = 3;

/** What is in it: «2 Harina, 1 Café y 3 más». */
export function linesText({ ticket }: SaleEntry): string {
  const named = ticket.products
    .slice(0, NAMED_LINES)
    .map(({ qty, name }) => `${formatQuantity(qty)} ${name}`);
  const others = ticket.products.length - named.length;
  return named.join(', ') + (others > 0 ? ` y ${others} más` : '');
}

/** How it was paid and for whom: «Efectivo $ $ 50,00, vuelto Efectivo Bs. Bs. 3.956,00 · José Pérez». */
export function paidText({ ticket: { payments, changes, client } }: SaleEntry): string {
  const text = ({ name, amount, currency }: (typeof payments)[number]) =>
    `${name}: ${formatMoney(amount, currency)}`;
  const given = changes.length > 0 ? [`vuelto en ${changes.map(text).join(', ')}`] : [];
  return [[...payments.map(text), ...given].join(', '), client?.name].filter(Boolean).join(' · ');
}
