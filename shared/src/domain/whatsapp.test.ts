import { whatsappLink } from './whatsapp.ts';

test('a phone as it is written here leads to WhatsApp', () => {
  expect(whatsappLink('0414-1234567', 'a b')).toBe('https://wa.me/584141234567?text=a%20b');
  expect(whatsappLink('+58 414 1234567', '')).toBe('https://wa.me/584141234567?text=');
  expect(whatsappLink(null, 'a')).toBe('https://wa.me/?text=a');
});
