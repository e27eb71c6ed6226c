const GREETING = 'Hola, escribo desde Cuadra. ¿Me pueden ayudar?';

/**
 * The chat with whoever supports this installation, with a greeting already written (spec §1). Without a number the
 * messenger asks whom to write to.
 *
 * @param phone in digits with the country's code
 */
export function supportLink(phone: string | null): string {
  return `https://wa.me/${phone ?? ''}?text=${encodeURIComponent(GREETING)}`;
}
