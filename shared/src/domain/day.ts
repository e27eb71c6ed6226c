/** A company's day is the day in Caracas (docs/contract.md#conventions). Venezuela has had UTC−04:00 without summer time since 2016. */
export const COMPANY_TIME_ZONE = 'America/Caracas';

/**
 * A way to write instants as they are in Caracas. A slow phone takes up to 30 ms to make one, in every bundle of its own: it
 * is made when something is first written with it, and not when a screen is on its way.
 */
export function companyTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (instant: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (instant) => {
    made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: COMPANY_TIME_ZONE });
    return made.format(instant);
  };
}

const dayFormat = companyTimeFormat('en-CA', {});
const dateTimeFormat = companyTimeFormat('es-VE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** `2026-11-20` for an instant, as it is in Caracas. */
export function companyDay(instant: Date): string {
  return dayFormat(instant);
}

/** `20/11/2026, 9:05 p. m.` as a ticket prints it. */
export function formatDateTime(instant: Date): string {
  return plainSpaces(dateTimeFormat(instant));
}

/** Browsers differ in the kind of space within «p. m.», and printers know only one. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
