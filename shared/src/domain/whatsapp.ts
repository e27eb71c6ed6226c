/** `https://wa.me/584141234567?text=…`; without a phone WhatsApp asks to whom. */
export function whatsappLink(phone: string | null | undefined, text: string): string {
  const digits = (phone ?? '').replace(/\D/g, '');
  const number = digits.startsWith('0') ? `58${digits.slice(1)}` : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
