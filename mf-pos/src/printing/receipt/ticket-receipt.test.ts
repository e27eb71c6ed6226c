/** @jest-environment jsdom */
import type { Ticket } from '@cuadra/shared/contract';
import { layOut, type Receipt } from '@cuadra/shared/print';
import { ticketReceipt } from './ticket-receipt.ts';

const COMPANY = {
  name: 'La Esquina',
  legal_name: 'Inversiones La Esquina, C.A.',
  identification: '401234569',
  identification_type: 'J' as const,
  address: 'Av. Bolívar, local 3\nMaracay',
  phone: '0414-1234567',
  ticket_header: 'Bienvenidos',
  ticket_footer: 'Cambios en 24 horas\nSíguenos',
};

const TICKET: Ticket = {
  id: '01990000-0000-7000-8000-000000000001',
  number: 42,
  create_at: '2026-11-21T01:05:00.000Z',
  type: 'normal',
  status: 'issued',
  description: '',
  products: [
    {
      id: '01990000-0000-7000-8000-000000000002',
      product_id: '01990000-0000-7000-8000-000000000003',
      name: 'Harina de maíz blanco precocida P.A.N. 1 kg',
      qty: '2',
      unit_price: '1.15',
      currency: 'USD',
      discount: '0.30',
      note: 'para llevar',
      total: '1720.36',
      total_alternative: '2.00',
    },
  ],
  total: '1720.36',
  total_alternative: '2.00',
  main: 'VES',
  alternative: 'USD',
  rate: '860.18',
  rounding: '0.00',
  seller: { name: 'María Rojas', identification: '14203118', identification_type: 'V' },
  client: {
    id: 'cli-01990000-0000-7000-8000-000000000004',
    name: 'José Pérez',
    identification: '11222333',
    identification_type: 'V',
  },
  payments: [
    {
      payment_method_id: '01990000-0000-7000-8000-000000000005',
      name: 'Pago Móvil',
      amount: '1720.36',
      currency: 'VES',
      reference: '004512',
    },
  ],
  changes: [],
  balance: '0.00',
  balance_currency: 'USD',
};

const paper = (receipt: Receipt, columns: number) => layOut(receipt.rows, columns).map(({ text }) => text);

test('a ticket on 58 mm: all that the customer needs, in both currencies', () => {
  expect(paper(ticketReceipt(TICKET, COMPANY), 32)).toEqual([
    '  Inversiones La Esquina, C.A.',
    '        RIF J-40123456-9',
    '      Av. Bolívar, local 3',
    '            Maracay',
    '       Tel. 0414-1234567',
    '          Bienvenidos',
    '--------------------------------',
    'Número                  00000042',
    'Fecha                 20/11/2026',
    'Hora                  9:05 p. m.',
    'Vendedor María Rojas, V-14203118',
    'Cliente   José Pérez, V-11222333',
    '--------------------------------',
    'Harina de maíz blanco precocida',
    'P.A.N. 1 kg',
    '2 × Bs. 989,207     Bs. 1.978,41',
    'Descuento            −Bs. 258,05',
    'para llevar',
    '--------------------------------',
    'Total               Bs. 1.720,36',
    'Total en USD              $ 2,00',
    'Tasa          1 USD = 860,18 VES',
    '--------------------------------',
    'Pagos',
    'Pago Móvil (ref. 004512)',
    '                    Bs. 1.720,36',
    '--------------------------------',
    '      Documento no fiscal',
    '      Cambios en 24 horas',
    '            Síguenos',
  ]);
});

test('on 80 mm a payment stands beside its reference', () => {
  expect(paper(ticketReceipt(TICKET, COMPANY), 48)).toContain(
    'Pago Móvil (ref. 004512)            Bs. 1.720,36',
  );
});

test('what a sale left owed, its note, and that it is a copy or annulled', () => {
  const sale = { ...TICKET, status: 'annulled' as const, description: 'Para llevar', balance: '1.50' };
  const lines = paper(ticketReceipt(sale, COMPANY, { isCopy: true }), 32).map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining(['ANULADO', 'Copia', 'Queda a crédito           $ 1,50', 'Para llevar']),
  );
});

test('one currency has no second total and no rate', () => {
  const lines = paper(ticketReceipt({ ...TICKET, alternative: 'VES', rate: '1' }, COMPANY), 32).join('\n');
  expect(lines).not.toMatch(/Total en|Tasa/);
});

test('what the role may not see is not printed', () => {
  const [line] = TICKET.products;
  const hidden = {
    ...TICKET,
    total: null,
    total_alternative: null,
    rounding: null,
    balance: null,
    seller: null,
    client: null,
    payments: [],
    products: line
      ? [{ ...line, unit_price: null, discount: null, total: null, total_alternative: null }]
      : [],
  };
  const text = paper(ticketReceipt(hidden, COMPANY), 32).join('\n');
  expect(text).toContain('Harina de maíz');
  expect(text).not.toMatch(/Bs\.|\$|Total|Vendedor|Cliente|Pagos|crédito/);
});

test('a sale that waits to be sent has no number yet, and says so', () => {
  const receipt = ticketReceipt({ ...TICKET, number: null }, null);
  expect(receipt.title).toBe('Ticket por enviar');
  expect(paper(receipt, 32)).toContain('Número                Por enviar');
});

test('a company that prints fiscal documents does not say that it is none', () => {
  const lines = (company: object) => paper(ticketReceipt(TICKET, { ...COMPANY, ...company }), 32).join('\n');
  expect(lines({})).toContain('Documento no fiscal');
  expect(lines({ has_fiscal_documents: true })).not.toContain('Documento no fiscal');
});

test('a company with a colour and a logo has them above its name, and its lines stay as they are', () => {
  const logo = 'data:image/png;base64,AAAA';
  const receipt = ticketReceipt(TICKET, { ...COMPANY, logo, colour: '#0d47a1' });
  expect(receipt.rows.slice(0, 2)).toEqual([
    { kind: 'band', colour: '#0d47a1' },
    { kind: 'logo', src: logo, of: 'La Esquina' },
  ]);
  expect(paper(receipt, 48)).toEqual(paper(ticketReceipt(TICKET, COMPANY), 48));
});

test('what a balance in favour paid is told apart from what is left owed', () => {
  const credit = (balance: string) =>
    paper(ticketReceipt({ ...TICKET, balance, credit_used: '5.00' }, COMPANY), 40).filter((line) =>
      /favor|crédito/.test(line),
    );
  expect(credit('5.00')).toEqual(['Pagado con saldo a favor          $ 5,00']);
  expect(credit('7.00')).toEqual([
    'Pagado con saldo a favor          $ 5,00',
    'Queda a crédito                   $ 2,00',
  ]);
});

test('what was weighed says in what before its price', () => {
  const products = TICKET.products.map((line) => ({ ...line, qty: '0.645', unit: 'kg', discount: '0.00' }));
  const lines = paper(ticketReceipt({ ...TICKET, products }, COMPANY), 48);
  expect(lines.find((line) => line.includes(' × '))).toMatch(/^0,645 kg × Bs\. /);
});
