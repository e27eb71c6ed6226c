import { receiptMessage, whatsAppAddress } from './message.ts';
import { centered, pair, RULE, words } from './rows.ts';

const RECEIPT = {
  title: 'Ticket 00000001',
  rows: [centered('Bodega', { strong: true }), RULE, words('Café & pan'), pair('Total', 'Bs. 1,00')],
};

test('a message reads line by line, bold where the paper is', () => {
  expect(receiptMessage(RECEIPT)).toBe('*Bodega*\n\nCafé & pan\nTotal: Bs. 1,00');
});

test('WhatsApp gets it whole', () => {
  const address = new URL(whatsAppAddress(RECEIPT));
  expect(address.host).toBe('wa.me');
  expect(address.searchParams.get('text')).toBe(receiptMessage(RECEIPT));
});
