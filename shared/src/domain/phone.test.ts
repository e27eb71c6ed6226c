import { phoneKey, whatsappLink } from './phone.ts';

test.each([
  ['0414-1234567', '584141234567'],
  ['414 123 45 67', '584141234567'],
  ['+58 (414) 123-45-67', '584141234567'],
  ['0058 414 1234567', '584141234567'],
  ['0212-5551234', '582125551234'],
  ['+57 301 2345678', '573012345678'],
  ['+1 305 555 0100', '13055550100'],
])('%s is %s', (written, key) => {
  expect(phoneKey(written)).toBe(key);
});

test.each([
  '',
  '1234567',
  '0000000',
  '0414-123456',
  '0414-12345678',
  '0499-1234567',
  '+58 999 1234567',
  '3012345678',
])('nobody can be called at %j', (written) => {
  expect(phoneKey(written)).toBe('');
});

test('a phone as it is written here leads to WhatsApp, and one that cannot be called has it ask to whom', () => {
  expect(whatsappLink('0414-1234567', 'a b')).toBe('https://wa.me/584141234567?text=a%20b');
  expect(whatsappLink('4141234567', 'a&b')).toBe('https://wa.me/584141234567?text=a%26b');
  expect(whatsappLink('+58 414 1234567', '')).toBe('https://wa.me/584141234567?text=');
  for (const none of [null, undefined, '', '12'])
    expect(whatsappLink(none, 'a')).toBe('https://wa.me/?text=a');
});
