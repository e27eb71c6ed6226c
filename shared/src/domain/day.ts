/** A company's day is the day in Caracas (docs/contract.md#conventions). Venezuela has had UTC−04:00 without summer time since 2016. */
export const COMPANY_TIME_ZONE = 'America/Caracas';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: COMPANY_TIME_ZONE });
const dateTimeFormat = new Intl.DateTimeFormat('es-VE', {
  timeZone: COMPANY_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** `2026-11-20` for an instant, as it is in Caracas. */
export function companyDay(instant: Date): string {
  return dayFormat.format(instant);
}

/** `20/11/2026, 9:05 p. m.` as a ticket prints it. */
export function formatDateTime(instant: Date): string {
  return plainSpaces(dateTimeFormat.format(instant));
}

/** Browsers differ in the kind of space within «p. m.», and printers know only one. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
