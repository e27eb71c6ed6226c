/** Area codes of mobiles and fixed lines of Venezuela, without the 0. */
const VENEZUELAN = /^(?:58|0)?((?:4(?:12|14|16|22|24|26)|2\d\d)\d{7})$/;
/** With the code of another country. */
const FOREIGN = /^(?!58)[1-9]\d{9,14}$/;

/**
 * A phone's digits with its country's, so that one phone is one however it is written: `0414-1234567`,
 * `+58 414 1234567` → `584141234567`.
 *
 * @returns '' for what nobody can be called at
 */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const own = VENEZUELAN.exec(digits)?.[1];
  if (own) return `58${own}`;
  return phone.trim().startsWith('+') && FOREIGN.test(digits) ? digits : '';
}

/** `https://wa.me/584141234567?text=…`; without a phone that can be called WhatsApp asks to whom. */
export function whatsappLink(phone: string | null | undefined, text: string): string {
  return `https://wa.me/${phoneKey(phone ?? '')}?text=${encodeURIComponent(text)}`;
}
