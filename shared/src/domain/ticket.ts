/** Spec §5: an invoice number shows eight digits. */
export const TICKET_NUMBER_DIGITS = 8;

/** `42` → `00000042`. */
export function formatTicketNumber(number: number): string {
  return String(number).padStart(TICKET_NUMBER_DIGITS, '0');
}
