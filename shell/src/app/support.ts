/** `<meta name="cuadra:support-phone" content="584141234567">` of the page, in digits with the country's code. */
const PHONE_META = 'meta[name="cuadra:support-phone"]';
const GREETING = 'Hola, escribo desde Cuadra. ¿Me pueden ayudar?';

/**
 * The chat with whoever supports this installation, with a greeting already written (spec §1). Without a number the
 * messenger asks whom to write to.
 */
export function supportLink(page: ParentNode = document): string {
  const phone = page.querySelector(PHONE_META)?.getAttribute('content')?.replace(/\D/g, '') ?? '';
  return `https://wa.me/${phone}?text=${encodeURIComponent(GREETING)}`;
}
